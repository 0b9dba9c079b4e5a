import type { ShopFacts } from '#contract/public-settings.ts';
import { addressLines, phoneHref } from '#domain/shell/business-facts.ts';
import type { Fact } from './fact-list.tsx';
import { FactList } from './fact-list.tsx';

export const phoneLink = (phone: string) => <a href={phoneHref(phone)}>{phone}</a>;
export const mailLink = (email: string) => <a href={`mailto:${email}`}>{email}</a>;
const postalAddress = ({ address }: ShopFacts) => addressLines(address).join(', ');
const openingHours = ({ hours }: ShopFacts) => `${hours.weekdays}; ${hours.weekend}`;

/** Who we are: what the rules for online shops want every customer to find. */
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
