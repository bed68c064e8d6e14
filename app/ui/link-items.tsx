interface LinkItemsProps {
  links: readonly { readonly label: string; readonly to: string }[];
  /** The path of this page, where the list marks it. */
  current?: string;
}

export const LinkItems = ({ links, current }: LinkItemsProps) =>
  links.map(({ label, to }) => (
    <li key={to}>
      <a href={to} aria-current={to === current ? "page" : undefined}>
        {label}
      </a>
    </li>
  ));
