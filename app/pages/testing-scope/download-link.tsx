import type { MouseEvent } from "react";
import { saveBlob } from "#app/ui/save-blob.ts";

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
    fetchFile(file).then(
      (blob) => saveBlob(blob, name),
      () => location.assign(file),
    );
  }
  return (
    <a href={file} download={name} className={className} onClick={save}>
      {children}
    </a>
  );
}

async function fetchFile(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return response.blob();
}
