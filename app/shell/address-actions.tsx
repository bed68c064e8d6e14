import { clipboardCopy } from "#content/copy/frame/frame.ts";
import { contactDetailsCopy as copy } from "#content/copy/enquiry/contact-details.ts";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import styles from "./address-actions.module.css";

const mapUrl = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

export function AddressActions({ name, address }: { name: string; address: string }) {
  return (
    <div className={styles.actions} data-print="hidden">
      <a
        href={mapUrl(address)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={copy.mapOf(name)}
      >
        {copy.map}
      </a>
      <CopyButton text={address} label={copy.copyAddressOf(name)} results={clipboardCopy}>
        {copy.copyAddress}
      </CopyButton>
    </div>
  );
}
