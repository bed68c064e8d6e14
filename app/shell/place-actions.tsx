import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import styles from "./place-actions.module.css";

const mapSearch = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** What people do with an address: copy it, or find the way. */
export function PlaceActions({ name, address }: { name: string; address: string }) {
  return (
    <div className={styles.actions}>
      <a
        href={mapSearch(address)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Find on a map: ${name} (new tab)`}
      >
        Find on a map
      </a>
      <CopyButton text={address} label={`Copy address: ${name}`}>
        Copy address
      </CopyButton>
    </div>
  );
}
