import type { ReactNode } from 'react';
import type { ShopFacts } from '#contract/public-settings.ts';
import { buildPhoneHref, formatAddressLines } from '#domain/shell/contact-details.ts';
import styles from './fact-list.module.css';

export const renderPhoneLink = (phone: string) => <a href={buildPhoneHref(phone)}>{phone}</a>;
export const renderMailLink = (email: string) => <a href={`mailto:${email}`}>{email}</a>;
const formatPostalAddress = ({ address }: ShopFacts) => formatAddressLines(address).join(', ');
const formatOpeningHours = ({ hours }: ShopFacts) => `${hours.weekdays}; ${hours.weekend}`;

/** Business details required by the e-commerce rules. */
export function BusinessFacts({ shop }: { shop: ShopFacts }) {
  const facts: BusinessFact[] = [
    ['Legal name', shop.legalName],
    ['Address', formatPostalAddress(shop)],
    ['Phone', renderPhoneLink(shop.phone)],
    ['Email', renderMailLink(shop.email)],
    ['Hours', formatOpeningHours(shop)],
    ['GSTIN', shop.gstin],
  ];
  return <FactList facts={facts} />;
}

export function GrievanceOfficer({ shop }: { shop: ShopFacts }) {
  const { name, designation, email, phone } = shop.grievanceOfficer;
  const facts: BusinessFact[] = [
    ['Name', name],
    ['Designation', designation],
    ['Email', renderMailLink(email)],
    ['Phone', renderPhoneLink(phone)],
    ['Address', formatPostalAddress(shop)],
    ['Hours', formatOpeningHours(shop)],
  ];
  return <FactList facts={facts} />;
}

type BusinessFact = readonly [label: string, value: ReactNode];

function FactList({ facts }: { facts: readonly BusinessFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
