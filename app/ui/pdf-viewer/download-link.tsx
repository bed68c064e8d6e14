import type { MouseEvent } from "react";
import { saveFile } from "./save-file.ts";

interface DownloadLinkProps {
  file: string;
  name: string;
  className?: string | undefined;
  children: string;
}

/** Saves the file under a fixed name; without scripts, or on failure, the browser follows the link. */
export function DownloadLink({ file, name, className, children }: DownloadLinkProps) {
  function save(event: MouseEvent) {
    // Modified clicks open a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    saveFile(file, name).catch(() => location.assign(file));
  }
  return (
    <a href={file} download={name} className={className} onClick={save}>
      {children}
    </a>
  );
}
