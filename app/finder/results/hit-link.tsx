import type { SearchHit } from "#search/ranking/hits.ts";

/** The page that helps to order what was found, or the phone to call, where there is one. */
export const HitLink = ({ hit: { link } }: { hit: SearchHit }) =>
  link && (
    <a className="target" href={link.to}>
      {link.label}
    </a>
  );
