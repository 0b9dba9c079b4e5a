import { listFactChanges } from '#contract/desk/fact-fields.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import { useCurrentStaff } from '#desk/api/session.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Day, ShortAmount } from '#desk/elements/figures.tsx';
import { getSamplePricePaise } from '#domain/cart/samples.ts';
import { CATEGORY_KEYS, type Category, getCategoryInfo } from '#domain/catalogue/category.ts';
import { computePromisedDate } from '#domain/delivery/delivery-promise.ts';
import { formatMakingAndDelivery } from '#domain/delivery/making-and-delivery.ts';
import { buildChatLink, buildChatText, getChatProduct } from '#domain/shell/chat-link.ts';
import { formatAddressLines } from '#domain/shell/contact-details.ts';
import { formatDay, toIndiaDate } from '#domain/time/india-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { DetailList } from '#ui/layout/detail-list.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './settings-form.module.css';

type PreviewDialogProps = {
  before: ShopFacts;
  after: ShopFacts;
  isBusy: boolean;
  error: unknown;
  onClose: () => void;
  onSave: () => void;
};

/** Lists the changes and shows how customers will read them. */
export const PreviewDialog = ({ before, after, isBusy, error, onClose, onSave }: PreviewDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="Save these changes?"
    isBusy={isBusy}
    footer={
      <>
        <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={() => !isBusy && onClose()}>
          Keep editing
        </Button>
        <Button data-first-focus isBusy={isBusy} busyLabel="Saving…" onClick={onSave}>
          Save settings
        </Button>
      </>
    }
  >
    <div className={styles.preview}>
      <ChangeTable before={before} after={after} />
      <Examples before={before} facts={after} />
      <ActionError error={error} />
    </div>
  </Dialog>
);

const ChangeTable = ({ before, after }: { before: ShopFacts; after: ShopFacts }) => (
  <table className={styles.changes}>
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">Now</th>
        <th scope="col">New</th>
      </tr>
    </thead>
    <tbody>
      {listFactChanges(before, after).map(({ path, label, from, to }) => (
        <tr key={path}>
          <th scope="row">{label}</th>
          <td>{path === HOLIDAYS ? describeDays('Removed', from, to) : from || 'Not set'}</td>
          <td>{path === HOLIDAYS ? describeDays('Added', to, from) : to || 'Not set'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const HOLIDAYS = 'delivery.holidays';

/** A list of a year's holidays would hide the one that changed. */
function describeDays(verb: string, days: string, others: string): string {
  const missing = days.split(', ').filter((day) => day !== '' && !others.split(', ').includes(day));
  return missing.length === 0 ? '' : `${verb}: ${missing.map(formatDay).join(', ')}`;
}

const EXAMPLE_PIN_CODE = '110001';

/** The example shows a category whose times change. */
const chooseCategory = (before: ShopFacts, after: ShopFacts): Category =>
  CATEGORY_KEYS.find(
    (category) => before.delivery?.leadTimeWorkingDays[category] !== after.delivery?.leadTimeWorkingDays[category],
  ) ?? 'curtains';

function Examples({ before, facts }: { before: ShopFacts; facts: ShopFacts }) {
  const { shopOrigin } = useCurrentStaff();
  const { phone, email, hours, address, name } = facts;
  return (
    <section className={styles.group} aria-labelledby="settings-examples">
      <h3 id="settings-examples">How customers will see it</h3>
      <DetailList
        details={[
          { label: 'Contact', text: [name, ...formatAddressLines(address), phone, email].join(' · ') },
          { label: 'Hours', text: `${hours.weekdays}, ${hours.weekend}` },
          { label: 'WhatsApp', text: <ChatLink phone={facts.whatsapp} /> },
          {
            label: 'Delivery',
            text: <DeliveryExample delivery={facts.delivery} category={chooseCategory(before, facts)} />,
          },
          { label: 'Samples', text: <SampleExample facts={facts} /> },
        ]}
      />
      <p>
        <a href={shopOrigin} target="_blank" rel="noreferrer">
          Open the shop
        </a>{' '}
        to see it as it is now.
      </p>
    </section>
  );
}

const ChatLink = ({ phone }: { phone: string }) => (
  <a
    href={buildChatLink({ phone, text: buildChatText(getChatProduct(undefined)), userAgent: navigator.userAgent })}
    target="_blank"
    rel="noreferrer"
  >
    Chat with +{phone}
  </a>
);

function DeliveryExample({ delivery, category }: Pick<ShopFacts, 'delivery'> & { category: Category }) {
  if (!delivery) return 'No delivery date is promised.';
  const lines = [{ category }];
  const placedOn = toIndiaDate(new Date());
  return (
    <>
      {getCategoryInfo(category).name} ordered today for PIN code {EXAMPLE_PIN_CODE} will arrive by{' '}
      <Day day={computePromisedDate(delivery, { lines, pincode: EXAMPLE_PIN_CODE, placedOn })} />; all over India in{' '}
      {formatMakingAndDelivery(delivery, lines)}.
    </>
  );
}

function SampleExample({ facts }: { facts: ShopFacts }) {
  const paise = getSamplePricePaise(facts);
  if (paise === undefined) return 'No samples are offered.';
  return (
    <>
      A sample costs <ShortAmount paise={paise} />.
    </>
  );
}
