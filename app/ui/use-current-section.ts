import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** A strip below the sticky header, as long as a heading that was just scrolled to. */
const readingStrip = "-110px 0px -65% 0px";

/** The id of the section that is being read. Of two beside each other it is the linked one, or else the first. */
export function useCurrentSection(
  sections: readonly { readonly id: string }[],
): string | undefined {
  const [inStrip, setInStrip] = useState<ReadonlySet<string>>(new Set());
  const linked = useLocation().hash.slice(1);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInStrip((before) => {
          const after = new Set(before);
          // One batch can report a section twice, in order of time.
          for (const { isIntersecting, target } of entries)
            if (isIntersecting) after.add(target.id);
            else after.delete(target.id);
          return after;
        }),
      { rootMargin: readingStrip },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  if (inStrip.has(linked)) return linked;
  return sections.find(({ id }) => inStrip.has(id))?.id;
}
