/** The elements that may have a role; the engine decides which of them do. */
export const selectors = {
  alert: "[role=alert]",
  banner: "header",
  button: "button",
  contentinfo: "footer",
  form: "form",
  group: "[role=group]",
  heading: "h1, h2, h3",
  link: "a",
  listitem: "li",
  main: "main",
  navigation: "nav",
  region: "section, [role=region]",
  status: "[role=status]",
  tab: "[role=tab]",
  tabpanel: "[role=tabpanel]",
  textbox: "input, textarea",
} as const;

/** For each element of a selector, whether a visitor may know it by this name; the engine decides. */
export function mayHaveName(root: Element | null, selector: string, name: string): boolean[] {
  return [...(root ?? document).querySelectorAll<HTMLElement>(selector)].map((element) => {
    const labels = [
      ...((element as HTMLInputElement).labels ?? []),
      ...(element.getAttribute("aria-labelledby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)),
    ].map((label) => label?.textContent ?? "");
    const texts = [element.ariaLabel ?? "", element.textContent, ...labels].join(" ");
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      texts.replaceAll(/\s+/g, " ").includes(name)
    );
  });
}

export const scrollIntoView = (element: Element | null) =>
  element!.scrollIntoView({ block: "center", behavior: "instant" });

/** The middle of an element, once it stands still and nothing covers it. */
export async function pointInView(element: Element | null): Promise<[number, number]> {
  let last = "";
  for (let frame = 0; frame < 300; frame++) {
    const { x, y, width, height } = element!.getBoundingClientRect();
    const at = [Math.round(x + width / 2), Math.round(y + height / 2)] as [number, number];
    const hit = document.elementFromPoint(...at);
    if (hit && (element!.contains(hit) || hit.contains(element))) {
      if (last === at.join()) return at;
    } else element!.scrollIntoView({ block: "center", behavior: "instant" });
    last = at.join();
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`${element!.outerHTML.slice(0, 200)} moves or is covered.`);
}
