import type { ShopFacts } from '#contract/public-settings.ts';
import { ACKNOWLEDGE_WITHIN_HOURS } from '#domain/inquiries/reply-deadlines.ts';
import { ADULT_FROM_YEARS, CHILD_BELOW_YEARS } from '#domain/shell/policy-figures.ts';
import { GrievanceOfficer, mailLink } from './business-facts.tsx';
import type { PolicySection } from './policy-article.tsx';

/** The sections of the privacy policy in their stated order (POL-29 to POL-39). */
export const privacySections = (shop: ShopFacts): readonly PolicySection[] => [
  {
    id: 'consent',
    title: 'Consent',
    body: (
      <>
        <p>
          By using this shop, opening an account or sending us a form you agree to this policy. We only use what you
          give us for the purposes named here, and we ask again before we use it for anything else.
        </p>
        <p>
          You can withdraw your consent as easily as you gave it: write to {mailLink(shop.email)}. We then delete what
          the law does not oblige us to keep. Orders placed before that are still carried out.
        </p>
      </>
    ),
  },
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    body: (
      <>
        <p>We collect what you tell us yourself, and no more than the purpose needs:</p>
        <ul>
          <li>
            <strong>When you write to us:</strong> your name, your email address, your phone number and the content of
            your message, with whatever you choose to tell us in it.
          </li>
          <li>
            <strong>When you open an account:</strong> account details such as your name, company, address, email
            address and phone number. Your password is stored in a form that nobody can read, not even we.
          </li>
          <li>
            <strong>When you order:</strong> the goods with their sizes, the delivery address, and whether the payment
            arrived. Card numbers and bank details go to the payment provider alone; they never reach us.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'how-we-use-your-information',
    title: 'How We Use Your Information',
    body: (
      <>
        <p>We use it to:</p>
        <ul>
          <li>run the shop, make and deliver your order, and take returns;</li>
          <li>answer your messages and inquiries, and confirm by mail that they reached us;</li>
          <li>keep your cart, your wishlist and your orders for you;</li>
          <li>find and stop fraud and misuse;</li>
          <li>keep the invoices and records that tax law demands.</li>
        </ul>
        <p>
          We do not sell it. We pass it on only to those who need it to do their part: the carrier, the payment
          provider, our mail provider, and public authorities where the law obliges us to.
        </p>
        <p>
          You may ask what we hold about you, have it corrected or completed, have it deleted, and name a person who
          does so in your place should you die or fall ill. Messages and inquiries are kept while we deal with them;
          invoices for as long as the law says; everything else until you close your account.
        </p>
      </>
    ),
  },
  {
    id: 'log-files',
    title: 'Log Files',
    body: (
      <p>
        Like every website, this one writes log files: the time, the page that was asked for, the answer, and how long
        it took. Network addresses are counted for a short time to fend off attacks and floods of messages. Log files do
        not hold names, mail addresses, phone numbers or what you have typed; we read them to find faults and to keep
        the shop safe.
      </p>
    ),
  },
  {
    id: 'cookies-and-web-beacons',
    title: 'Cookies and Web Beacons',
    body: (
      <>
        <p>
          This shop sets no cookies of its own and uses no web beacons. Instead it keeps the following in your
          browser&rsquo;s storage, on your device:
        </p>
        <ul>
          <li>the proof that you are signed in, until you log out or it expires;</li>
          <li>what lies in your cart;</li>
          <li>how you like to see the shop, such as sizes in centimetres;</li>
          <li>a form that you have begun, until you send it or close the tab.</li>
        </ul>
        <p>You can delete all of it in the settings of your browser; the shop then simply begins anew.</p>
      </>
    ),
  },
  {
    id: 'advertising-partners',
    title: 'Advertising Partners',
    body: (
      <p>
        We have no advertising partners: nobody places advertisements, cookies, scripts or beacons in this shop to learn
        what you look at. Should that ever change, this section will name each partner, and nothing of theirs will run
        before you have agreed to it.
      </p>
    ),
  },
  {
    id: 'third-party-policies',
    title: 'Third-Party Policies',
    body: (
      <>
        <p>
          This policy does not cover the services of others. When you pay, you deal with our payment provider; when you
          chat with us, with the messaging service that you open. They follow policies of their own, and we advise you
          to read them.
        </p>
        <p>Pages that we link to are likewise the responsibility of those who run them.</p>
      </>
    ),
  },
  {
    id: 'childrens-information',
    title: "Children's Information",
    body: (
      <>
        <p>
          We do not knowingly collect any information from children under {CHILD_BELOW_YEARS}. If you believe that a
          child has given us information, please write to us, and we will delete it without delay.
        </p>
        <p>
          Accounts are for adults, that is for persons of {ADULT_FROM_YEARS} years and over. We do not follow what
          children do here, and direct no advertising at them.
        </p>
      </>
    ),
  },
  {
    id: 'grievance-officer',
    title: 'Grievance Officer',
    body: (
      <>
        <p>
          For questions and complaints about your data, please write to or call our Grievance Officer. You get an
          acknowledgement within {ACKNOWLEDGE_WITHIN_HOURS} hours and a decision within one month. If you are not
          content with it, you may turn to the Data Protection Board of India.
        </p>
        <GrievanceOfficer shop={shop} />
      </>
    ),
  },
];
