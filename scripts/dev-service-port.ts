/** Where enquiries go while pages come from the development server. */
export const devServicePort = 3001;
