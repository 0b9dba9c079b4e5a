import { paths } from '#contract/paths.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { fetchMyData } from '#storefront/state/privacy/privacy-thunks.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import panel from '#ui/overlays/panel.module.css';
import { ActionMessage } from './action-message.tsx';
import styles from './my-data.module.css';
import { useAction } from './use-action.ts';

/** Offers everything the shop stores about the customer, as a file and as a page. */
export function DataDownload({ isEmailConfirmed }: { isEmailConfirmed: boolean }) {
  const dispatch = useAppDispatch();
  const { isBusy, message, run } = useAction();
  const download = async () => {
    const copy = await run(dispatch(fetchMyData()), 'Downloaded as my-data.json.');
    if (copy.ok) saveFile(JSON.stringify(copy.value, null, 2), 'my-data.json');
  };
  return (
    <section className={panel.card} aria-labelledby="copy-title">
      <h2 id="copy-title" className={styles.title}>
        A copy of your data
      </h2>
      <p className={styles.text}>
        Everything we store about you: profile, orders and payments, cart, wishlist, consents and devices.{' '}
        {isEmailConfirmed
          ? 'It includes the messages you sent us from this email.'
          : 'Messages you sent us are included once your email is confirmed.'}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" isBusy={isBusy} busyLabel="Preparing…" onClick={download}>
          Download as JSON
        </Button>
        <ButtonLink to={paths.myDataCopy} variant="secondary" size="small">
          Open a readable copy
        </ButtonLink>
      </div>
      <ActionMessage message={message} />
    </section>
  );
}

function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  // Some browsers need the URL until the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
