export { EnquiryForm as default } from "./enquiry-form.tsx";
