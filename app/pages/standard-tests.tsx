import { confirmedAtBooking } from "#content/services/papers.ts";
import { standardWords, wordsOfUse } from "#content/standard-page.ts";
import type { StandardService, StandardTest } from "#derive/standard-pages.ts";
import { QuantityText } from "#app/blocks/quantity-text.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./standard.module.css";

/** The tests that use a standard by service, each linked to its row, with what to bring. */
export function StandardTests({ services }: { services: readonly StandardService[] }) {
  return services.map(({ name, path, bringPath, tests }) => (
    <section key={path} className={styles.service}>
      <h3>
        <PageLink to={path}>{name}</PageLink>
      </h3>
      <ul>
        {tests.map((test) => (
          <Test key={test.to} {...test} />
        ))}
      </ul>
      <PageLink to={bringPath}>{standardWords.packing}</PageLink>
    </section>
  ));
}

function Test({ name, under, to, use, sample, duration, confirm }: StandardTest) {
  return (
    <li>
      <PageLink to={to}>{name}</PageLink>
      <p>
        {under}; {wordsOfUse[use]}
      </p>
      <p>
        {standardWords.bring}: <QuantityText quantity={sample} />
        {duration && (
          <>
            . {standardWords.takes}: <QuantityText quantity={duration} />
          </>
        )}
        {confirm && `. ${confirmedAtBooking}`}
      </p>
    </li>
  );
}
