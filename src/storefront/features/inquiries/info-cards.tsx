import type { ReactNode } from 'react';
import { buildPhoneHref, formatAddressLines } from '#domain/shell/contact-details.ts';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { Icon, type IconName } from '#ui/icons/icon.tsx';
import styles from './info-cards.module.css';

export function InfoCards() {
  const { phone, email, address, hours } = useShopFacts();
  return (
    <ul className={styles.cards}>
      <InfoCard icon="phone" title="CALL US">
        <p>
          <a href={buildPhoneHref(phone)}>{phone}</a>
        </p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </InfoCard>
      <InfoCard icon="pin" title="LOCATION">
        <address>
          {formatAddressLines(address).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </InfoCard>
      <InfoCard icon="clock" title="HOURS">
        <p>{hours.weekdays}</p>
        <p>{hours.weekend}</p>
      </InfoCard>
    </ul>
  );
}

function InfoCard({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className={styles.card}>
      <span className={styles.mark}>
        <Icon name={icon} size={22} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
