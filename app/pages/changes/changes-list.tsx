import { changesCopy as copy } from "#content/copy/pages/changes.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import { publishedChanges } from "#derive/pages/changes.ts";
import { Block } from "#app/blocks/block.tsx";
import blocks from "#app/blocks/blocks.module.css";
import styles from "./changes-list.module.css";

const days = Object.entries(Object.groupBy(publishedChanges, ({ date }) => date));

/** For the loader: every change under its day, with the pages that it concerns. */
export const ChangesList = () =>
  days.map(([date, ofDay = []]) => (
    <Block key={date} heading={formatDate(date)} beside>
      <ul className={blocks.points}>
        {ofDay.map(({ id, kind, text, pages }) => (
          <li key={id} id={id}>
            {text}
            <p className={styles.pages}>
              {copy.kinds[kind]}
              {pages.map(({ path, label }) => (
                <a key={path} href={path}>
                  {label}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Block>
  ));
