import { Picture, type PictureFiles } from "#app/ui/picture/picture.tsx";
import styles from "./lead-image.module.css";

/** The width of the main column; on dense phone displays three quarters of it look just as sharp. */
const columnSizes =
  "(max-width: 560px) and (min-resolution: 2dppx) 74vw, (max-width: 768px) calc(100vw - 2rem), min(65vw, 900px)";

/** The picture at the top of a page, below the lead. */
export function LeadImage({ picture }: { picture: PictureFiles }) {
  return (
    <Picture picture={forColumn(picture)} sizes={columnSizes} priority className={styles.picture} />
  );
}

/** Leaves out the small files that only cards need. */
const forColumn = (picture: PictureFiles): PictureFiles => ({
  ...picture,
  crops: picture.crops.map((crop) => ({
    ...crop,
    widths: crop.widths.filter((width) => width >= minimumWidth),
  })),
});

const minimumWidth = 480;
