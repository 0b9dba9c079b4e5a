import { buildPhoneHref } from '#domain/shell/business-facts.ts';
import { useShopFacts } from '../../state/shop-slice.ts';
import styles from './checkout-notes.module.css';

/** Shown without JavaScript: how to reach the shop instead. */
export function NoScriptNote({ children }: { children: string }) {
  const { phone, email } = useShopFacts();
  return (
    <noscript>
      <div className={styles.needed}>
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
