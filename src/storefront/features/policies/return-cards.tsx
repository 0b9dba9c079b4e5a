import type { ShopFacts } from '#contract/public-settings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { renderMailLink, renderPhoneLink } from './business-facts.tsx';
import styles from './return-cards.module.css';

export function Guarantee({ days }: { days: number }) {
  return (
    <div className={styles.guarantee}>
      <p className={styles.figure}>{days} days</p>
      <p>
        You have {days} days from delivery or receipt to request a return or exchange. You don't need to give a reason,
        as long as the goods meet the conditions on this page.
      </p>
    </div>
  );
}

export function ContactCard({ shop }: { shop: ShopFacts }) {
  return (
    <div className={styles.card}>
      <p>We'll help you before you pack anything. Please keep your order number handy.</p>
      <ul className={styles.actions}>
        <li>
          <Icon name="mail" size={20} />
          {renderMailLink(shop.returnsEmail)}
        </li>
        <li>
          <Icon name="phone" size={20} />
          {renderPhoneLink(shop.phone)}
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
