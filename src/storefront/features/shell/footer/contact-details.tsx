import type { ShopFacts } from '#contract/public-settings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './site-footer.module.css';

export function ContactDetails({ shop }: { shop: ShopFacts }) {
  const { address, hours } = shop;
  return (
    <address className={styles.contact}>
      <div>
        <Icon name="pin" size={20} />
        <span>
          {address.line1}
          <br />
          {address.line2}
          <br />
          {address.city} {address.postalCode}
          <br />
          {address.state}, {address.country}
        </span>
      </div>
      <div>
        <Icon name="phone" size={20} />
        <a href={`tel:${shop.phone.replace(/[^\d+]/g, '')}`}>{shop.phone}</a>
      </div>
      <div>
        <Icon name="mail" size={20} />
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
      </div>
      <div>
        <Icon name="clock" size={20} />
        <span>
          {hours.weekdays}
          <br />
          {hours.weekend}
        </span>
      </div>
    </address>
  );
}
