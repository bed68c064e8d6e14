import { Picture, type PictureFiles } from "#app/ui/picture/picture.tsx";
import styles from "./hero-picture.module.css";

interface HeroPictureProps {
  picture: PictureFiles;
  /** The first slide. */
  priority?: boolean;
}

/** A full-size picture with a scrim that keeps white text legible. */
export function HeroPicture({ picture, priority }: HeroPictureProps) {
  return (
    <div className={styles.layer} data-print="hidden">
      <Picture picture={picture} sizes="100vw" priority={priority} className={styles.picture} />
    </div>
  );
}
