import type { ShopFacts } from '#contract/public-settings.ts';
import { ACKNOWLEDGE_WITHIN_HOURS } from '#domain/inquiries/ticket.ts';
import { ADULT_FROM_YEARS, CHILD_BELOW_YEARS } from '#domain/shell/policy-figures.ts';
import { GrievanceOfficer, renderMailLink } from './business-facts.tsx';
import type { PolicySection } from './policy-article.tsx';

/** In the order of POL-29 to POL-39. */
export const buildPrivacySections = (shop: ShopFacts): readonly PolicySection[] => [
  {
    id: 'consent',
    title: 'Consent',
    body: (
      <>
        <p>
          By using this shop, opening an account or sending us a form, you agree to this policy. We only use what you
          give us for the purposes listed here, and we'll ask you again before we use it for anything else.
        </p>
        <p>
          You can withdraw your consent as easily as you gave it: write to {renderMailLink(shop.email)}. We'll then
          delete everything the law doesn't require us to keep. We'll still complete orders you placed before that.
        </p>
      </>
    ),
  },
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    body: (
      <>
        <p>We collect what you tell us yourself, and no more than we need:</p>
        <ul>
          <li>
            <strong>When you write to us:</strong> your name, email address, phone number and the content of your
            message, including anything you choose to tell us in it.
          </li>
          <li>
            <strong>When you open an account:</strong> account details such as your name, company, address, email
            address and phone number. We store your password in a form that nobody can read, not even us.
          </li>
          <li>
            <strong>When you order:</strong> the items and their sizes, the delivery address, and whether your payment
            arrived. Your card numbers and bank details go only to the payment provider; they never reach us.
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
          <li>reply to your messages and inquiries, and confirm by email that we received them;</li>
          <li>keep your cart, wishlist and orders for you;</li>
          <li>detect and stop fraud and misuse;</li>
          <li>keep the records that tax law requires.</li>
        </ul>
        <p>
          We don't sell it. We share it only with those who need it to do their part: the courier, the payment provider,
          our email provider, and public authorities where the law requires us to.
        </p>
        <p>
          You can write to us to ask what we hold about you, to have it corrected, completed or deleted, and to nominate
          someone to do this for you if you die or fall ill. We keep records of orders and payments for as long as the
          law requires, and your account, messages and inquiries until you ask us to delete them.
        </p>
      </>
    ),
  },
  {
    id: 'log-files',
    title: 'Log Files',
    body: (
      <p>
        Like every website, this one keeps log files: the time, the page requested, the response, and how long it took.
        When someone logs in, or when we refuse a request, they also hold the network address and, if you're logged in,
        the number of your account. To fend off attacks and spam, we count requests per network address for a short
        time. Log files don't hold names, email addresses, phone numbers or anything you've typed. We use them to find
        faults and keep the shop safe.
      </p>
    ),
  },
  {
    id: 'cookies-and-web-beacons',
    title: 'Cookies and Web Beacons',
    body: (
      <>
        <p>
          This shop sets no cookies of its own and uses no web beacons. Instead, it keeps the following in your
          browser's storage, on your device:
        </p>
        <ul>
          <li>proof that you're logged in, until you log out or it expires;</li>
          <li>
            a random number, made when you first log in, which we use only to tell your device from those of strangers
            who try your password; we store it in a form that can't be turned back;
          </li>
          <li>what's in your cart;</li>
          <li>how you like to see the shop, such as sizes in centimetres;</li>
          <li>how far you've scrolled, until you close the tab;</li>
          <li>a form you've started, until you send it, log out or close the tab.</li>
        </ul>
        <p>You can delete all of it in your browser's settings. The shop will then simply start afresh.</p>
      </>
    ),
  },
  {
    id: 'advertising-partners',
    title: 'Advertising Partners',
    body: (
      <p>
        We have no advertising partners. Nobody places advertisements, cookies, scripts or beacons in this shop to learn
        what you look at. If that ever changes, this section will name each partner, and nothing of theirs will run
        before you've agreed to it.
      </p>
    ),
  },
  {
    id: 'third-party-policies',
    title: 'Third-Party Policies',
    body: (
      <>
        <p>
          This policy doesn't cover other companies' services. When you pay, you deal with our payment provider; when
          you chat with us, with the messaging service you open. They have their own policies, and we advise you to read
          them.
        </p>
        <p>The pages we link to are also the responsibility of those who run them.</p>
      </>
    ),
  },
  {
    id: 'childrens-information',
    title: "Children's Information",
    body: (
      <>
        <p>
          We do not knowingly collect any information from children under {CHILD_BELOW_YEARS}. If you believe a child
          has given us information, please write to us and we'll delete it without delay.
        </p>
        <p>
          Accounts are for adults, {ADULT_FROM_YEARS} years and over. We don't track what children do here, and we don't
          direct advertising at them.
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
          If you have a question or complaint about your data, please write to or call our Grievance Officer. You'll get
          an acknowledgement within {ACKNOWLEDGE_WITHIN_HOURS} hours and a decision within one month. If you're not
          satisfied with it, you can approach the Data Protection Board of India.
        </p>
        <GrievanceOfficer shop={shop} />
      </>
    ),
  },
];
