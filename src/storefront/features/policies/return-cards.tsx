import type { ShopFacts } from '#contract/public-settings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { mailLink, phoneLink } from './business-facts.tsx';
import styles from './return-cards.module.css';

export function Guarantee({ days }: { days: number }) {
  return (
    <div className={styles.guarantee}>
      <p className={styles.figure}>{days} days</p>
      <p>
        You have {days} days from delivery or receipt to ask for a return or an exchange. No reason is needed, as long
        as the goods meet the conditions on this page.
      </p>
    </div>
  );
}

export function ContactCard({ shop }: { shop: ShopFacts }) {
  return (
    <div className={styles.card}>
      <p>We help you before you pack anything. Please have your order number at hand.</p>
      <ul className={styles.ways}>
        <li>
          <Icon name="mail" size={20} />
          {mailLink(shop.returnsEmail)}
        </li>
        <li>
          <Icon name="phone" size={20} />
          {phoneLink(shop.phone)}
        </li>
        <li>
          <Icon name="clock" size={20} />
          <span>
            {shop.hours.weekdays}
            <br />
            {shop.hours.weekend}
          </span>
        </li>
      </ul>
    </div>
  );
}
