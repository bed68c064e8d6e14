import type { ReactNode } from "react";
import { centresCopy } from "#content/copy/enquiry/contact.ts";
import { centresId, pages } from "#content/copy/pages.ts";
import { servicePageCopy } from "#content/copy/pages/service-page.ts";
import type { ContactPage } from "#derive/pages/contact-page.ts";
import { ContactDetails } from "./contact-details.tsx";
import styles from "./contact.module.css";

interface ContactViewProps {
  page: ContactPage;
  /** The visitor's request and the form; the thanks take the place of the whole page. */
  children: ReactNode;
}

export const ContactView = ({ page, children }: ContactViewProps) => (
  <div className={`container stack ${styles.page}`}>
    <div className={`row ${styles.head}`}>
      <h1>{pages.contact.heading}</h1>
      <p className="lead">{pages.contact.lead}</p>
      <nav className="row" aria-label={servicePageCopy.onThisPage}>
        <a href={`#${centresId}`}>{centresCopy.heading}</a>
        <a href={`#${page.pricing.id}`}>{page.pricing.heading}</a>
      </nav>
    </div>
    {children}
    <ContactDetails {...page} />
  </div>
);
