import { frameCopy, legalLine } from "#content/copy/frame/frame.ts";
import { laboratory, postalAddress } from "#derive/laboratory.ts";
import type { MenuLink } from "#derive/pages/navigation.ts";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { LinkItems } from "#app/ui/link-items.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import { EmailLink, PhoneLink } from "../contact-links.tsx";
import styles from "./footer.module.css";

const yearOfBuild = todayInIndia(new Date()).slice(0, 4);

interface FooterProps {
  services: readonly MenuLink[];
  pages: readonly MenuLink[];
  path: string;
}

export function Footer({ services, pages, path }: FooterProps) {
  return (
    <footer className={`deep ${styles.footer}`}>
      <Ruler surface="deep" />
      <div className={`container ${styles.columns}`}>
        <div>
          <p className={styles.name}>{laboratory.name}</p>
          <p>{laboratory.strapline}</p>
          <address className={`stack ${styles.address}`}>
            <p>{postalAddress}</p>
            <ul>
              {laboratory.phones.map((phone) => (
                <li key={phone}>
                  <PhoneLink phone={phone} />
                </li>
              ))}
              <li>
                <EmailLink email={laboratory.email} />
              </li>
            </ul>
          </address>
          <p>{laboratory.hours.text}</p>
        </div>
        <FooterLinks heading={frameCopy.services} links={services} path={path} wide />
        <FooterLinks heading={frameCopy.laboratory} links={pages} path={path} />
      </div>
      <div className="container">
        <p className={styles.closing}>
          © <current-year>{yearOfBuild}</current-year>
          {` ${laboratory.name}`}
        </p>
        {laboratory.legal && <p className={styles.closing}>{legalLine(laboratory.legal)}</p>}
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  heading: string;
  links: readonly MenuLink[];
  path: string;
  wide?: boolean;
}

function FooterLinks({ heading, links, path, wide = false }: FooterLinksProps) {
  return (
    <nav aria-label={frameCopy.footer(heading)} className={wide ? styles.wide : undefined}>
      <h2 className={`label ${styles.heading}`}>{heading}</h2>
      <ul className={styles.links}>
        <LinkItems links={links} current={path} />
      </ul>
    </nav>
  );
}
