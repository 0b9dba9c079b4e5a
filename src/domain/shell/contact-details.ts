/** Formats the shop's address and phone number for pages and emails. */
type Address = { line1: string; line2: string; city: string; state: string; postalCode: string; country: string };

export const formatAddressLines = (address: Address): readonly string[] => [
  address.line1,
  address.line2,
  `${address.city} ${address.postalCode}`,
  `${address.state}, ${address.country}`,
];

export const buildPhoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
