import type { ShopFacts } from '#contract/public-settings.ts';
import { formatAddressLines } from '#domain/shell/business-facts.ts';
import {
  DISPATCH_RETURN_WITHIN_HOURS,
  REPORT_DAMAGE_WITHIN_HOURS,
  RETURN_COUPON_RUPEES,
  RETURN_WITHIN_DAYS,
} from '#domain/shell/policy-figures.ts';
import { mailLink } from './business-facts.tsx';
import type { PolicySection } from './policy-article.tsx';
import { ContactCard, Guarantee } from './return-cards.tsx';

/** The parts of the return policy in their stated order (POL-02 to POL-07). */
export const returnSections = (shop: ShopFacts): readonly PolicySection[] => [
  {
    id: 'eligibility',
    title: 'Eligibility',
    body: (
      <p>
        You may return or exchange goods that are not made to your size. Items must be unused, in their original
        packaging and with their tags. Customized products such as wallpapers cannot be returned or exchanged, because
        they were cut or printed for your walls alone.
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
          Request your return or exchange within {RETURN_WITHIN_DAYS} days of delivery or receipt, by mail to{' '}
          {mailLink(shop.returnsEmail)}, with your order number.
        </li>
        <li>
          Report damaged or defective goods within {REPORT_DAMAGE_WITHIN_HOURS} hours of delivery. We may ask you for a
          photo by email, so please keep the packaging until we have answered.
        </li>
        <li>
          If you send the parcel yourself, dispatch it within {DISPATCH_RETURN_WITHIN_HOURS} hours of your return
          request, packed so that it arrives as it left us, and keep the receipt.
        </li>
        <li>
          When a self-shipped return has passed our quality verification, you get a coupon code of ₹
          {RETURN_COUPON_RUPEES} toward your shipping.
        </li>
        <li>We then refund the price to the way you paid, without delay, or send the exchange.</li>
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
          Customized products, that is everything made to your measurements such as wallpapers, curtains, blinds and
          fabrics by length, cannot be returned because you changed your mind.
        </li>
        <li>
          Goods that arrive damaged, defective or not as ordered are another matter: report them in time and we repair,
          replace or refund them, made to measure or not, and bear the cost of sending them back.
        </li>
        <li>Your rights under the Consumer Protection Act, 2019 stay as they are.</li>
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
