import { addressLines, phoneHref } from '#domain/shell/business-facts.ts';
import { useShopFacts } from '../../state/shop-slice.ts';
import styles from './send-form.module.css';

/** For readers without JavaScript: the form is hidden from them, and this stands in its place. */
export function ScriptNeeded() {
  const { phone, email, address } = useShopFacts();
  return (
    <noscript>
      <div className={styles.needed}>
        <p>This form needs JavaScript. Please write to us or call us instead:</p>
        <p>
          <a href={phoneHref(phone)}>{phone}</a>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
          <br />
          {addressLines(address).join(', ')}
        </p>
      </div>
    </noscript>
  );
}
