import { type SyntheticEvent, useId, useState } from "react";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./standards.module.css";

interface StandardLinkProps {
  to: string;
  /** Shown while the pointer is over the link or the keyboard's focus is on it. */
  subject: string;
  children: string;
}

/** The number of a standard, linked to its page, with a preview of its subject that Escape closes. */
export function StandardLink({ to, subject, children }: StandardLinkProps) {
  const id = useId();
  const [previewed, setPreviewed] = useState(false);
  const show = ({ currentTarget: link }: SyntheticEvent<HTMLElement>) =>
    setPreviewed("popover" in link && link.matches(":hover, :focus-visible"));
  const hide = ({ currentTarget: link }: SyntheticEvent<HTMLElement>) =>
    setPreviewed(link.matches(":hover"));
  return (
    <PageLink
      to={to}
      className={styles.chip}
      aria-describedby={previewed ? id : undefined}
      onMouseEnter={show}
      onMouseLeave={() => setPreviewed(false)}
      onFocus={show}
      onBlur={hide}
    >
      {children}
      {previewed && (
        <span id={id} ref={open} popover="auto" aria-hidden="true" className={styles.preview}>
          {subject}
        </span>
      )}
    </PageLink>
  );
}

const open = (preview: HTMLElement | null) => preview?.showPopover();
