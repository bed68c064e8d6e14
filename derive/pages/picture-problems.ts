import type { AccreditationMark, Certificate } from "#content/accreditation.ts";
import type { Client } from "#content/clients.ts";
import type { PictureFact } from "#content/pictures.ts";

export interface PictureFacts {
  readonly pictures: Readonly<Record<string, PictureFact>>;
  /** Logos and certificates, as named in pictures/masters. */
  readonly graphics: readonly string[];
}

export const pictureFacts = (content: {
  readonly pictures: PictureFacts["pictures"];
  readonly accreditationMarks: readonly AccreditationMark[];
  readonly certificates: readonly Certificate[];
  readonly clients: readonly Client[];
  readonly ownLogo: boolean;
}): PictureFacts => ({
  pictures: content.pictures,
  graphics: [
    ...(content.ownLogo ? ["logo"] : []),
    ...content.accreditationMarks.map(({ id }) => `marks/${id}`),
    ...content.clients.map(({ id }) => `clients/${id}`),
    ...content.certificates.map(({ id }) => `certificates/${id}`),
  ],
});

export function pictureProblems(masters: readonly string[], facts: PictureFacts): string[] {
  const problems: string[] = [];
  for (const [id, { alt, placeholder }] of Object.entries(facts.pictures)) {
    if (!alt.trim()) problems.push(`The picture "${id}" has no alt text in content/pictures.ts.`);
    else if (placeholder !== alt.startsWith("Illustration:"))
      problems.push(
        `The alt text of "${id}" in content/pictures.ts must begin with "Illustration:" exactly while the picture is a placeholder.`,
      );
  }
  const names = masters.map((file) => file.replace(/\.\w+$/, ""));
  const needed = new Set([...Object.keys(facts.pictures), ...facts.graphics]);
  for (const name of needed) {
    const count = names.filter((each) => each === name).length;
    if (count !== 1)
      problems.push(
        `pictures/masters must hold one file named "${name}", with any image extension; it holds ${count}.`,
      );
  }
  for (const [index, file] of masters.entries()) {
    const small = names[index]!.toLowerCase();
    const advice = needed.has(small) ? `: call it "${small}", in small letters` : "";
    if (!needed.has(names[index]!))
      problems.push(
        `pictures/masters/${file} belongs to no picture, logo or certificate${advice}.`,
      );
  }
  return problems;
}
