import { Picture, type PictureFiles } from "#app/ui/picture/picture.tsx";
import styles from "./head-picture.module.css";

/**
 * The page's column beside the sidebar, or the screen without its gutters. A phone has two or three
 * pixels to one: a file for three quarters of its width is sharp on it.
 */
const columnSizes =
  "(max-width: 560px) and (min-resolution: 2dppx) 74vw, (max-width: 768px) calc(100vw - 2rem), min(65vw, 900px)";

/** The picture at the head of a page, under its opening sentence. */
export function HeadPicture({ picture }: { picture: PictureFiles }) {
  return (
    <Picture picture={forColumn(picture)} sizes={columnSizes} first className={styles.picture} />
  );
}

/** Without the files that are there for cards. */
const forColumn = (picture: PictureFiles): PictureFiles => ({
  ...picture,
  crops: picture.crops.map((crop) => ({
    ...crop,
    widths: crop.widths.filter((width) => width >= narrowest),
  })),
});

const narrowest = 480;
