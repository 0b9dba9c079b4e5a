import { phoneHref } from '#domain/shell/business-facts.ts';
import { useShopFacts } from '../../state/shop-slice.ts';
import styles from './checkout-notes.module.css';

/** For readers without JavaScript: what this page cannot do for them, and who can. */
export function ScriptNeeded({ children }: { children: string }) {
  const { phone, email } = useShopFacts();
  return (
    <noscript>
      <div className={styles.needed}>
        <p>{children}</p>
        <p>
          <a href={phoneHref(phone)}>{phone}</a>
          {' · '}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </noscript>
  );
}
