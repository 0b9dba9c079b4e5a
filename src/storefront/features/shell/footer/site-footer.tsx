import { useShopFacts } from '#storefront/state/hooks.ts';
import { Link } from '#ui/actions/link.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { ContactDetails } from './contact-details.tsx';
import { FOOTER_ID, type FooterLink, INFORMATION_LINKS, QUICK_LINKS } from './footer-links.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const shop = useShopFacts();
  return (
    <footer id={FOOTER_ID} className={styles.footer} tabIndex={-1}>
      <Parapet />
      <div className={`container ${styles.inside}`}>
        <div className={styles.brand}>
          <Logo name={shop.name} />
          <p className={styles.tagline}>{shop.tagline}</p>
        </div>
        <LinkColumn title="Quick links" links={QUICK_LINKS} />
        <LinkColumn title="Information" links={INFORMATION_LINKS} />
        <section className={styles.reach} aria-labelledby="footer-contact">
          <h2 id="footer-contact" className={styles.heading}>
            Contact
          </h2>
          <ContactDetails shop={shop} />
        </section>
        <section className={styles.newsletter} aria-labelledby="footer-newsletter">
          <h2 id="footer-newsletter" className={styles.heading}>
            Newsletter
          </h2>
          <NewsletterForm />
        </section>
      </div>
      <div className="container">
        <p className={styles.end}>
          <span>© {shop.legalName}</span>
          <span>GSTIN {shop.gstin}</span>
        </p>
      </div>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.links}>
        {links.map((link) => (
          <Link key={link.to} to={link.to}>
            {link.label}
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** A row of kangura, the pointed merlons along the top of a courtyard wall. */
function Parapet() {
  return (
    <svg className={styles.parapet} aria-hidden="true" focusable="false">
      <pattern id="kangura" width="32" height="22" patternUnits="userSpaceOnUse">
        <path d="M3 22v-7C3 9 12 8 16 1c4 7 13 8 13 14v7zM0 19h32v3H0z" fill="currentColor" />
      </pattern>
      <rect width="100%" height="22" fill="url(#kangura)" />
    </svg>
  );
}
