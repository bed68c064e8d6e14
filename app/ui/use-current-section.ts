import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** A strip below the sticky header, as long as a heading that was just scrolled to. */
const readingStrip = "-110px 0px -65% 0px";

/** The id of the section that is being read. Of two beside each other it is the linked one, or else the first. */
export function useCurrentSection(
  sections: readonly { readonly id: string }[],
): string | undefined {
  const [inStrip, setInStrip] = useState<readonly string[]>([]);
  const linked = useLocation().hash.slice(1);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInStrip((before) => [
          ...before.filter((id) => entries.every(({ target }) => target.id !== id)),
          ...entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.id),
        ]),
      { rootMargin: readingStrip },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  if (inStrip.includes(linked)) return linked;
  return sections.find(({ id }) => inStrip.includes(id))?.id;
}
