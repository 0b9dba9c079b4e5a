import { addressLines } from '#domain/shell/business-facts.ts';
import { useShopFacts } from '#storefront/state/shop-slice.ts';
import styles from './order-detail.module.css';

/** On paper only, below the shop's name: who sold it, and where to ask. */
export function Letterhead() {
  const { legalName, address, phone, email, gstin } = useShopFacts();
  return (
    <div className={styles.letterhead} aria-hidden="true">
      <p>
        {legalName}, {addressLines(address).join(', ')}
        <br />
        {phone} · {email} · GSTIN {gstin}
      </p>
    </div>
  );
}
