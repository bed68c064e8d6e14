import type { PageBring } from "#derive/pages/page-bring.ts";
import { Block } from "../block.tsx";
import styles from "./what-to-bring.module.css";

export function WhatToBring({ parts, ...block }: PageBring) {
  return (
    <Block {...block}>
      <div className={`grid ruled ${styles.bring}`}>
        {parts.map(({ heading, items, note, link }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <Items items={items} />
            {link && (
              <a href={link.to} className="target">
                {link.label}
              </a>
            )}
            {note && <p className="note">{note}</p>}
          </div>
        ))}
      </div>
    </Block>
  );
}

type ItemsProps = Pick<PageBring["parts"][number], "items">;

const Items = ({ items }: ItemsProps) => (
  <ul>
    {items.map(({ of, text, lines }) => (
      <li key={`${of} ${text}`}>
        {of && <b>{of}</b>}
        {of && text ? ` ${text}` : text}
        {lines && <Items items={lines} />}
      </li>
    ))}
  </ul>
);
