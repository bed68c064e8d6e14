interface ImportMetaEnv {
  readonly SITE_ORIGIN: string;
  readonly ENQUIRY_ORIGIN: string;
  readonly BUILD: string;
  /** The files that the service worker caches; only it reads them. */
  readonly FILES: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare module "*?inline-script" {
  const code: string;
  export default code;
}
