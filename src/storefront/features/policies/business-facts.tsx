import type { ReactNode } from 'react';
import type { ShopFacts } from '#contract/public-settings.ts';
import { buildPhoneHref, formatAddressLines } from '#domain/shell/business-facts.ts';
import styles from './fact-list.module.css';

export const phoneLink = (phone: string) => <a href={buildPhoneHref(phone)}>{phone}</a>;
export const mailLink = (email: string) => <a href={`mailto:${email}`}>{email}</a>;
const postalAddress = ({ address }: ShopFacts) => formatAddressLines(address).join(', ');
const openingHours = ({ hours }: ShopFacts) => `${hours.weekdays}; ${hours.weekend}`;

/** Business details required by the e-commerce rules. */
export function BusinessFacts({ shop }: { shop: ShopFacts }) {
  const facts: Fact[] = [
    ['Legal name', shop.legalName],
    ['Address', postalAddress(shop)],
    ['Phone', phoneLink(shop.phone)],
    ['Email', mailLink(shop.email)],
    ['Hours', openingHours(shop)],
    ['GSTIN', shop.gstin],
  ];
  return <FactList facts={facts} />;
}

export function GrievanceOfficer({ shop }: { shop: ShopFacts }) {
  const { name, designation, email, phone } = shop.grievanceOfficer;
  const facts: Fact[] = [
    ['Name', name],
    ['Designation', designation],
    ['Email', mailLink(email)],
    ['Phone', phoneLink(phone)],
    ['Address', postalAddress(shop)],
    ['Hours', openingHours(shop)],
  ];
  return <FactList facts={facts} />;
}

type Fact = readonly [label: string, value: ReactNode];

function FactList({ facts }: { facts: readonly Fact[] }) {
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
