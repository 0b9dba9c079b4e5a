import { paths } from '#contract/paths.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import { ACKNOWLEDGE_WITHIN_HOURS } from '#domain/inquiries/ticket.ts';
import { FORGET_DEVICE_AFTER_DAYS, RETENTION_MONTHS } from '#domain/privacy/retention.ts';
import { ADULT_FROM_YEARS, CHILD_BELOW_YEARS } from '#domain/shell/policy-figures.ts';
import { Link } from '#ui/actions/link.tsx';
import { GrievanceOfficer, renderMailLink } from './business-facts.tsx';
import type { PolicySection } from './policy-article.tsx';

const MY_DATA = <Link to={paths.myData}>My data</Link>;

/** In the order of POL-29 to POL-39. */
export const buildPrivacySections = (shop: ShopFacts): readonly PolicySection[] => [
  {
    id: 'consent',
    title: 'Consent',
    body: (
      <>
        <p>
          By using this shop, opening an account or sending us a form, you agree to this policy. We only use what you
          give us for the purposes listed here, and we'll ask you again before we use it for anything else. With your
          account we store what you agreed to, which version of the text, and when.
        </p>
        <p>
          News and offers by email are a separate choice, a box that isn't ticked when you sign up. We send them only to
          an email you've confirmed. You can stop them with one click, in each of these emails and under {MY_DATA}. The
          newsletter form at the foot of our pages neither sends nor stores your email.
        </p>
        <p>
          You can withdraw all consent by erasing your data under {MY_DATA}, or write to {renderMailLink(shop.email)}.
          We'll still complete orders you placed before that.
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
          <li>
            <strong>When you log in:</strong> the time, and your browser and system, so that you can see which devices
            are logged in.
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
          You can correct your details in your <Link to={paths.profile}>profile</Link>. Under {MY_DATA} you can download
          everything we store about you, as a file or as a readable page, and erase it. You can also write to us about
          any of this, and to nominate someone to do it for you if you die or fall ill.
        </p>
        <p>How long we keep it:</p>
        <ul>
          <li>Your account, cart, wishlist and consents: until you erase them. That takes effect at once.</li>
          <li>
            Paid orders and refunds: {RETENTION_MONTHS} months after the annual return for their financial year is due
            (31 December), because tax law requires it. If you erase your data, we remove your email, phone, comments
            and our notes from them at once, and your name and address by ourselves when that time is over. While an
            order, payment or refund is still open, the erasure waits for it, and the page tells you so.
          </li>
          <li>
            Messages and inquiries: until you ask us to delete them. Erasing your data deletes those you sent from your
            confirmed email since you opened the account.
          </li>
          <li>The mark of a device you log in with: {FORGET_DEVICE_AFTER_DAYS} days after its last login.</li>
          <li>
            Logins: until you log out or they expire. Links that we email you: at most 24 hours. If you change the email
            you log in with, we keep the old one for 7 days to tell you about it there.
          </li>
        </ul>
        <p>
          Backups may contain erased data until newer ones replace them. The payment provider, the courier and our email
          provider keep their own records under their own rules.
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
