import styles from "./pdf-viewer.module.css";

interface PluginProps {
  file: string;
  name: string;
  label: string;
}

/** The document in the browser's own viewer, or a download link if it has none. */
export function Plugin({ file, name, label }: PluginProps) {
  return (
    <object data={file} type="application/pdf" aria-label={label} className={styles.plugin}>
      <p>
        This browser appears to have no PDF plugin.{" "}
        <a href={file} download={name}>
          Download the document
        </a>{" "}
        to read it.
      </p>
    </object>
  );
}
