import styles from "./section-links.module.css";

interface SectionLinksProps {
  links: readonly { readonly id: string; readonly label: string }[];
}

export const SectionLinks = ({ links }: SectionLinksProps) => (
  <ul className={styles.links}>
    {links.map(({ id, label }) => (
      <li key={id}>
        <a href={`#${id}`}>{label}</a>
      </li>
    ))}
  </ul>
);
