/** The port of the enquiry service behind Vite's development server. */
export const devServicePort = 3001;
