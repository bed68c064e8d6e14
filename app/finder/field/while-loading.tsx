import { finderCopy } from "#content/copy/finder/finder.ts";
import { laboratory, telephoneUrl } from "#derive/laboratory.ts";
import { navigation } from "#derive/pages/navigation.ts";
import { LinkItems } from "#app/ui/link-items.tsx";

/** Part of the document: whom a visitor reaches before the search is loaded. */
export const WhileLoading = () => (
  <div className="stack finder-line">
    <p className="note">
      {finderCopy.loading}{" "}
      <a className="in-sentence" href={telephoneUrl(laboratory.phones[0])}>
        {finderCopy.orCall(laboratory.phones[0])}
      </a>
    </p>
    <ul className="grid">
      <LinkItems links={navigation().services} />
    </ul>
  </div>
);
