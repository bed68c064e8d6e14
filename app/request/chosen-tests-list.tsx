import { enquiryListCopy } from "#content/copy/enquiry-list.ts";
import { yourTestsCopy } from "#content/copy/your-tests.ts";
import { testPath } from "#derive/catalogue/paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { ChosenService } from "./chosen-tests.ts";
import { fullName } from "./list-message.ts";
import styles from "./your-tests.module.css";

interface ChosenTestsProps {
  service: ChosenService;
  onRemove: (id: string) => void;
}

/** The chosen tests of one service, each with a link to its row and a button that removes it. */
export function ChosenTests({ service, onRemove }: ChosenTestsProps) {
  return (
    <div>
      <h3>{service.name}</h3>
      <ul className={styles.tests}>
        {service.tests.map((test) => (
          <li key={test.id}>
            <span>
              <PageLink to={testPath(test.id)}>{fullName(test)}</PageLink>
              <small>
                {test.methods.join("; ")}
                {test.duration && (
                  <>
                    <br />
                    {yourTestsCopy.takes} {test.duration.text}
                  </>
                )}
              </small>
            </span>
            <button
              type="button"
              aria-label={enquiryListCopy.remove(test.name)}
              onClick={() => onRemove(test.id)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
