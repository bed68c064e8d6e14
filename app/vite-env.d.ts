interface ImportMetaEnv {
  readonly SITE_ORIGIN: string;
  readonly ENQUIRY_ORIGIN: string;
  /** Names the build; only the service worker reads it. */
  readonly BUILD: string;
  /** The scripts of pages that work offline; only the service worker reads it. */
  readonly FILES: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
