import { useEffect, useRef } from "react";
import { frameCopy } from "#content/copy/frame/frame.ts";
import { laboratory, postalAddress } from "#derive/laboratory.ts";
import type { MenuLink } from "#derive/pages/navigation.ts";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { PageLinkItems } from "#app/ui/page-link.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import { Container } from "#app/ui/container.tsx";
import { EmailLink, PhoneLink } from "./contact-links.tsx";
import styles from "./footer.module.css";

interface FooterProps {
  services: readonly MenuLink[];
  pages: readonly MenuLink[];
}

export function Footer({ services, pages }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <Ruler surface="deep" />
      <Container className={styles.columns}>
        <div className={styles.identity}>
          <p className={styles.name}>{laboratory.name}</p>
          <p>{laboratory.strapline}</p>
          <address className={styles.address}>
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
        <FooterLinks heading={frameCopy.services} links={services} wide />
        <FooterLinks heading={frameCopy.laboratory} links={pages} />
      </Container>
      <Container>
        <p className={styles.closing}>
          © <CopyrightYear /> {laboratory.name}
        </p>
      </Container>
    </footer>
  );
}

interface FooterLinksProps {
  heading: string;
  links: readonly MenuLink[];
  wide?: boolean;
}

function FooterLinks({ heading, links, wide = false }: FooterLinksProps) {
  return (
    <nav aria-label={frameCopy.footer(heading)} className={wide ? styles.wide : undefined}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.links}>
        <PageLinkItems links={links} />
      </ul>
    </nav>
  );
}

const year = todayInIndia(new Date()).slice(0, 4);

/** Hydration keeps the text of the build, so an effect writes the current year over it. */
function CopyrightYear() {
  const span = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    span.current!.textContent = year;
  }, []);
  return (
    <span ref={span} suppressHydrationWarning>
      {year}
    </span>
  );
}
