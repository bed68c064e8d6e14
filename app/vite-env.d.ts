interface ImportMetaEnv {
  readonly SITE_ORIGIN: string;
  readonly ENQUIRY_ORIGIN: string;
}
