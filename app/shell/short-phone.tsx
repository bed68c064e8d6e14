import styles from "./announcement-bar.module.css";

interface ShortPhoneProps {
  phone: string;
  /** The number shown before this one. */
  before: string | undefined;
}

/** A phone number that on phones leaves out the groups it shares with the one before; its name stays complete. */
export function ShortPhone({ phone, before }: ShortPhoneProps) {
  const groups = phone.split(" ");
  const first = groups.findIndex((group, index) => group !== before?.split(" ")[index]);
  const [country, ...rest] = groups;
  if (first <= 0)
    return (
      <>
        <span className={styles.notOnSmallPhones}>{`${country} `}</span>
        {rest.join(" ")}
      </>
    );
  return (
    <>
      <span className={styles.wideOnly}>{`${groups.slice(0, first).join(" ")} `}</span>
      {groups.slice(first).join(" ")}
    </>
  );
}
