import { Picture, type PictureFiles } from "#app/ui/picture/picture.tsx";
import styles from "./hero-picture.module.css";

interface HeroPictureProps {
  picture: PictureFiles;
  /** The picture that is there when the page opens. */
  first?: boolean;
}

/** One picture of the hero with the scrim that lets white words stand on it. Fills whatever holds it. */
export function HeroPicture({ picture, first }: HeroPictureProps) {
  return (
    <div className={styles.layer} data-print="hidden">
      <Picture picture={picture} sizes="100vw" first={first} className={styles.picture} />
    </div>
  );
}
