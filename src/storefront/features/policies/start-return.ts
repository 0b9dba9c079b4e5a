import type { ShopFacts } from '#contract/public-settings.ts';

const SUBJECT = 'Return request for order ';
const BODY = `Order number:
Goods I want to return or exchange:
Reason:
Return or exchange:
`;

/** A prefilled email for a return request. */
export const buildReturnMailto = ({ returnsEmail }: Pick<ShopFacts, 'returnsEmail'>): string =>
  `mailto:${returnsEmail}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(BODY.replaceAll('\n', '\r\n'))}`;
