import type { ReactNode } from 'react';
import type { ShopFacts } from '#contract/public-settings.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { getShopPicture } from '#storefront/pictures/shop-picture.ts';
import styles from './return-hero.module.css';

export function ReturnHero({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <header className={styles.hero}>
      <div className={styles.picture} data-print="hide">
        <Picture file={getShopPicture('return-hero')} alt="" sizes="100vw" priority fill focal="60% 62%" />
      </div>
      <div className={`container ${styles.text}`}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
    </header>
  );
}

const RETURN_EMAIL_SUBJECT = 'Return request for order ';
const RETURN_EMAIL_BODY = `Order number:
Goods I want to return or exchange:
Reason:
Return or exchange:
`;

/** Returns a prefilled email for a return request. */
export const buildReturnMailto = ({ returnsEmail }: Pick<ShopFacts, 'returnsEmail'>): string =>
  `mailto:${returnsEmail}?subject=${encodeURIComponent(RETURN_EMAIL_SUBJECT)}&body=${encodeURIComponent(RETURN_EMAIL_BODY.replaceAll('\n', '\r\n'))}`;
