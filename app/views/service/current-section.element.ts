/** A strip below the sticky header, as long as a heading that was just scrolled to. */
const readingStrip = "-110px 0px -65% 0px";

/** Marks, among the links to sections, the one that is being read: of two beside each other the linked one, or else the first. */
class CurrentSection extends HTMLElement {
  readonly links = [...this.querySelectorAll("a")];
  readonly inStrip = new Set<Element>();

  connectedCallback() {
    const observer = new IntersectionObserver(
      (entries) => {
        // One batch can report a section twice, in order of time.
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) this.inStrip.add(target);
          else this.inStrip.delete(target);
        this.mark();
      },
      { rootMargin: readingStrip },
    );
    for (const link of this.links) {
      const section = sectionOf(link);
      if (section) observer.observe(section);
    }
    addEventListener("hashchange", () => this.mark());
  }

  mark() {
    const read = this.links.filter((link) => this.inStrip.has(sectionOf(link)!));
    const current = read.find(({ hash }) => hash === location.hash) ?? read[0];
    for (const link of this.links) link.ariaCurrent = link === current ? "location" : null;
  }
}

const sectionOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));

customElements.define("current-section", CurrentSection);
