import { paths } from '#contract/paths.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import { ACKNOWLEDGE_WITHIN_HOURS } from '#domain/inquiries/reply-deadlines.ts';
import { ADULT_FROM_YEARS, COURTS_CITY } from '#domain/shell/policy-figures.ts';
import { Link } from '#ui/actions/link.tsx';
import { BusinessFacts, GrievanceOfficer } from './business-facts.tsx';
import type { PolicySection } from './policy-article.tsx';

/** The sections of the terms in their stated order (POL-17 to POL-28). */
export const termsSections = (shop: ShopFacts): readonly PolicySection[] => [
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <p>
          The shop keeps a few things in your own browser so that it works: that you are signed in, what lies in your
          cart, and what you have typed into a form but not sent yet. It sets no cookies for advertising and follows you
          to no other site.
        </p>
        <p>
          What exactly is kept, and for how long, is described in our{' '}
          <Link to={paths.privacyPolicy}>Privacy Policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'license',
    title: 'License',
    body: (
      <>
        <p>
          Patterns, pictures, videos, texts and the software of this shop belong to {shop.legalName} or to those who
          allowed us to use them. You may look at them, download them and print them for yourself while you plan your
          room or place an order.
        </p>
        <p>Without our written permission you may not:</p>
        <ul>
          <li>publish them again, sell them, rent them out or grant rights to them;</li>
          <li>copy our patterns onto goods of your own, or have others do so;</li>
          <li>use them to train or feed software, or collect them by a program in bulk.</li>
        </ul>
        <p>Goods that you have bought are yours to use; the design printed on them stays protected.</p>
      </>
    ),
  },
  {
    id: 'user-comments',
    title: 'User Comments',
    body: (
      <>
        <p>
          Whatever you write to us, whether as a comment on an order, a message or an inquiry, stays yours. You allow us
          to use it to answer you and to make your order. It is not shown in public.
        </p>
        <p>
          Please send nothing that is unlawful, that insults or threatens others, that breaks somebody&rsquo;s rights,
          or that advertises something. We may delete such texts. A comment expresses the view of the person who wrote
          it, not ours.
        </p>
      </>
    ),
  },
  {
    id: 'hyperlinking',
    title: 'Hyperlinking',
    body: (
      <>
        <p>
          You are welcome to link to any page of this shop, as long as the link misleads nobody, does not pretend that
          we endorse you or your goods, and fits what surrounds it. Public offices, search engines, news sites and
          directories need not ask.
        </p>
        <p>
          Please do not use our name or logo for the link without permission. If you own a page that we link to, or want
          a link removed, write to us and we will look at it.
        </p>
      </>
    ),
  },
  {
    id: 'iframes-and-content-liability',
    title: 'iFrames and Content Liability',
    body: (
      <>
        <p>
          You may not show our pages inside frames of another site or change the way they look there. Browsers are told
          to refuse such frames.
        </p>
        <p>
          We are not responsible for what stands on pages that link to us. No link to us may appear where the page could
          be read as unlawful or as breaking the rights of others; you agree to defend us against claims that arise from
          your page.
        </p>
      </>
    ),
  },
  {
    id: 'reservation-of-rights',
    title: 'Reservation of Rights',
    body: (
      <>
        <p>
          We may ask you to remove a link to our shop, and you agree to do so when asked. We may change these terms; the
          version on this page is the one that applies to orders placed while it stands here.
        </p>
        <p>
          Accounts are for adults ({ADULT_FROM_YEARS} years and over). We may refuse an order or close an account when
          these terms are broken, when payment fails, or when a price was plainly wrong; what you have paid for a
          refused order is returned in full. We charge no fee when you cancel an order that is not yet in production.
        </p>
      </>
    ),
  },
  {
    id: 'disclaimer',
    title: 'Disclaimer',
    body: (
      <>
        <p>
          We describe our goods with care. Screens show colours differently, and handmade and printed goods vary
          slightly from piece to piece; such differences are no defect. Goods made to your measure are made from the
          width and height that you enter, so please measure twice. Prices are in Indian rupees and include all taxes.
        </p>
        <p>
          We do not promise that the shop is always available or free of errors. Nothing in these terms limits our
          liability for death or injury, for fraud, for defective goods, or for anything else that the law does not
          allow to be limited; your rights under the Consumer Protection Act, 2019 stay as they are.
        </p>
      </>
    ),
  },
  {
    id: 'jurisdiction-and-governing-law',
    title: 'Jurisdiction and Governing Law',
    body: (
      <>
        <p>
          <strong>This shop sells in India only.</strong> We accept orders for delivery to addresses in India, and all
          prices are in Indian rupees.
        </p>
        <p>
          These terms and every order are governed by Indian law. The courts of {COURTS_CITY} have jurisdiction over
          disputes that arise from them.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <>
        <p>
          Questions about these terms or about an order are welcome; the quickest way is our{' '}
          <Link to={paths.contact}>contact page</Link>.
        </p>
        <BusinessFacts shop={shop} />
      </>
    ),
  },
  {
    id: 'grievance-officer',
    title: 'Grievance Officer',
    body: (
      <>
        <p>
          If something went wrong and our answer did not put it right, please turn to our Grievance Officer. Every
          complaint gets a ticket number and is acknowledged within {ACKNOWLEDGE_WITHIN_HOURS} hours; it is settled
          within one month of its receipt.
        </p>
        <GrievanceOfficer shop={shop} />
      </>
    ),
  },
];
