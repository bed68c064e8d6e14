import { about } from "#content/about.ts";
import { howWeWork } from "#content/how-we-work.ts";
import type { PictureFiles } from "#pictures/shape.ts";
import { aboutPictureId } from "./picture-places.ts";
import { pictureOf } from "./pictures.ts";

export type AboutPage = ReturnType<typeof aboutPage>;

export const aboutPage = () => ({
  ...about,
  howWeWork: howWeWork.link,
  picture: forColumn(pictureOf(aboutPictureId)),
});

const minimumWidth = 480;

/** Leaves out the small files that only cards need. */
const forColumn = (picture: PictureFiles): PictureFiles => ({
  ...picture,
  crops: picture.crops.map((crop) => ({
    ...crop,
    widths: crop.widths.filter((width) => width >= minimumWidth),
  })),
});
