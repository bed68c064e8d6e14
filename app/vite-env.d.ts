interface ImportMetaEnv {
  readonly SITE_ORIGIN: string;
  readonly ENQUIRY_ORIGIN: string;
  /** Names the build; only the service worker reads it. */
  readonly BUILD: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
