import type { TextSection } from "#content/services/shape.ts";
import { Block } from "./block.tsx";

type ProseProps = Pick<TextSection, "heading" | "paragraphs"> & { id?: string };

export function Prose({ paragraphs, ...block }: ProseProps) {
  return (
    <Block {...block}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Block>
  );
}
