import type { TextSection } from "#content/services/shape.ts";
import { Block } from "./block.tsx";

type ProseProps = Pick<TextSection, "heading" | "paragraphs"> & { id?: string };

export function Prose({ id, heading, paragraphs }: ProseProps) {
  return (
    <Block id={id} heading={heading} beside>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Block>
  );
}
