import { phoneHref } from '#domain/shell/business-facts.ts';
import { useShopFacts } from '../../state/shop-slice.ts';
import styles from './product-panel.module.css';

/** For readers without JavaScript: what this page cannot do for them, and who can. */
export function ScriptNeeded() {
  const { phone, email } = useShopFacts();
  return (
    <noscript>
      <p className={styles.needed}>
        Choosing a size, seeing your price and ordering need JavaScript. Please switch it on, or order from us directly:{' '}
        <a href={phoneHref(phone)}>{phone}</a> or <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </noscript>
  );
}
