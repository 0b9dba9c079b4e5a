import { buildPhoneHref } from '#domain/shell/contact-details.ts';
import { useShopFacts } from '#storefront/state/hooks.ts';
import styles from './checkout-notes.module.css';

/** Shown without JavaScript: the shop's contact details. */
export function NoScriptNote({ children }: { children: string }) {
  const { phone, email } = useShopFacts();
  return (
    <noscript>
      <div className={styles.noScript}>
        <p>{children}</p>
        <p>
          <a href={buildPhoneHref(phone)}>{phone}</a>
          {' · '}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </noscript>
  );
}
