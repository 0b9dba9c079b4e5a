import type { ShopFacts } from '#contract/public-settings.ts';
import { formatAddressLines } from '#domain/shell/contact-details.ts';
import {
  DISPATCH_RETURN_WITHIN_HOURS,
  REPORT_DAMAGE_WITHIN_HOURS,
  RETURN_COUPON_RUPEES,
  RETURN_WITHIN_DAYS,
} from '#domain/shell/policy-figures.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { getShopPicture } from '#storefront/pictures/shop-picture.ts';
import { renderMailLink } from './business-facts.tsx';
import type { PolicySection } from './policy-article.tsx';
import { ContactCard, Guarantee } from './return-cards.tsx';
import styles from './return-hero.module.css';

/** In the order of POL-02 to POL-07. */
export const buildReturnSections = (shop: ShopFacts): readonly PolicySection[] => [
  {
    id: 'eligibility',
    title: 'Eligibility',
    body: (
      <p>
        You can return or exchange goods that aren't made to your size. Items must be unused, in their original
        packaging and with their tags. Customized products such as wallpapers cannot be returned or exchanged, because
        we cut or printed them just for your walls.
      </p>
    ),
  },
  {
    id: 'guarantee',
    title: `${RETURN_WITHIN_DAYS} days to decide`,
    body: <Guarantee days={RETURN_WITHIN_DAYS} />,
  },
  {
    id: 'guidelines',
    title: 'Guidelines',
    body: (
      <ol>
        <li>
          Request your return or exchange within {RETURN_WITHIN_DAYS} days of delivery or receipt, by email to{' '}
          {renderMailLink(shop.returnsEmail)}, with your order number.
        </li>
        <li>
          Report damaged or defective goods within {REPORT_DAMAGE_WITHIN_HOURS} hours of delivery. We may ask you for a
          photo by email, so please keep the packaging until we've replied.
        </li>
        <li>
          If you send the parcel yourself, dispatch it within {DISPATCH_RETURN_WITHIN_HOURS} hours of your return
          request, pack it so that it arrives as it left us, and keep the receipt.
        </li>
        <li>
          Once a self-shipped return has passed our quality verification, you get a coupon code of ₹
          {RETURN_COUPON_RUPEES} toward your shipping.
        </li>
        <li>We then refund your original payment method without delay, or send the exchange.</li>
      </ol>
    ),
  },
  {
    id: 'important-notes',
    title: 'Important notes',
    body: (
      <ul>
        <li>Shipping charges are non-refundable.</li>
        <li>Items that do not meet the conditions above are returned to you at your own expense, with no refund.</li>
        <li>
          You can't return customized products, that is, anything made to your measurements such as wallpapers,
          curtains, blinds and cut fabrics, just because you changed your mind.
        </li>
        <li>
          Goods that arrive damaged, defective or not as ordered are different: report them in time and we'll repair,
          replace or refund them, made to measure or not, and pay the cost of sending them back.
        </li>
        <li>Your rights under the Consumer Protection Act, 2019 remain unchanged.</li>
      </ul>
    ),
  },
  {
    id: 'return-address',
    title: 'Return address',
    body: (
      <address>
        {[`${shop.legalName}, Returns`, ...formatAddressLines(shop.address)].map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </address>
    ),
  },
  { id: 'contact', title: 'Contact', body: <ContactCard shop={shop} /> },
];

export function ReturnHero({ title, lead }: { title: string; lead: string }) {
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
