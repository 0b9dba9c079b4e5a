import { paths } from '#contract/paths.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import { ACKNOWLEDGE_WITHIN_HOURS } from '#domain/inquiries/ticket.ts';
import { ADULT_FROM_YEARS, COURTS_CITY } from '#domain/shell/policy-figures.ts';
import { Link } from '#ui/actions/link.tsx';
import { BusinessFacts, GrievanceOfficer } from './business-facts.tsx';
import type { PolicySection } from './policy-article.tsx';

/** In the order of POL-17 to POL-28. */
export const buildTermsSections = (shop: ShopFacts): readonly PolicySection[] => [
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <p>
          The shop keeps a few things in your browser so that it works, such as that you're logged in, what's in your
          cart, and anything you've typed into a form but not sent yet. It sets no advertising cookies and doesn't
          follow you to other sites.
        </p>
        <p>
          You can read exactly what we keep, and for how long, in our{' '}
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
          The patterns, pictures, videos, texts and software of this shop belong to {shop.legalName} or to those who
          have allowed us to use them. You may view, download and print them for yourself while you plan your room or
          place an order.
        </p>
        <p>Without our written permission you may not:</p>
        <ul>
          <li>republish them, sell them, rent them out or grant rights to them;</li>
          <li>copy our patterns onto your own goods, or have others do so;</li>
          <li>use them to train or feed software, or collect them in bulk with a program.</li>
        </ul>
        <p>The goods you've bought are yours to use; the design printed on them stays protected.</p>
      </>
    ),
  },
  {
    id: 'user-comments',
    title: 'User Comments',
    body: (
      <>
        <p>
          Anything you write to us, whether a comment on an order, a message or an inquiry, stays yours. You allow us to
          use it to reply to you and to make your order. We don't show it in public.
        </p>
        <p>
          Please don't send anything that is unlawful, insults or threatens others, violates anyone's rights, or
          advertises something. We may delete such texts. A comment expresses the view of the person who wrote it, not
          ours.
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
          You're welcome to link to any page of this shop, as long as the link doesn't mislead anyone, doesn't suggest
          that we endorse you or your goods, and fits its context. Government offices, search engines, news sites and
          directories don't need to ask.
        </p>
        <p>
          Please don't use our name or logo for the link without permission. If you own a page we link to, or want a
          link removed, write to us and we'll look into it.
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
          You may not show our pages inside frames on another site or change the way they look there. We tell browsers
          to refuse such frames.
        </p>
        <p>
          We're not responsible for what is on pages that link to us. No link to us may appear on a page that could be
          read as unlawful or as violating the rights of others. You agree to defend us against claims that arise from
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
          We may ask you to remove a link to our shop, and you agree to do so when asked. We may change these terms. The
          version on this page applies to orders placed while it's shown here.
        </p>
        <p>
          Accounts are for adults ({ADULT_FROM_YEARS} years and over). We may refuse an order or close an account if
          these terms are broken, if payment fails, or if a price was plainly wrong. If we refuse an order, we refund
          what you paid for it in full. You can close your account yourself under <Link to={paths.myData}>My data</Link>
          . To cancel an order that isn't in production yet, write to us: we charge no fee.
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
          slightly from piece to piece; these differences aren't defects. We make goods to measure from the width and
          height you enter, so please measure twice. Prices are in Indian rupees and include all taxes.
        </p>
        <p>
          We don't promise that the shop will always be available or free of errors. Nothing in these terms limits our
          liability for death or injury, for fraud, for defective goods, or for anything else where the law doesn't
          allow a limit. Your rights under the Consumer Protection Act, 2019 remain unchanged.
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
          If you have a question about these terms or an order, the quickest way to reach us is our{' '}
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
          If something went wrong and our reply didn't put it right, please contact our Grievance Officer. We
          acknowledge every complaint within {ACKNOWLEDGE_WITHIN_HOURS} hours and settle it within one month of
          receiving it. If you use our <Link to={paths.contact}>contact page</Link>, we email you a ticket number at
          once.
        </p>
        <GrievanceOfficer shop={shop} />
      </>
    ),
  },
];
