import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { exportCustomerData } from '#contract/desk/customers/customers.ts';
import type { DeskCustomer } from '#contract/desk/customers/desk-customer.ts';
import { callDesk } from '#desk/api/desk-client.ts';
import { useCan } from '#desk/api/session.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { ShortDay } from '#desk/elements/figures.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { Button } from '#ui/actions/button.tsx';
import styles from './customer-records.module.css';
import { EraseDialog } from './erase-dialog.tsx';
import { WaitingErasure } from './waiting-erasure.tsx';

const PURPOSES: Readonly<Record<DeskCustomer['consents'][number]['purpose'], string>> = {
  account: 'Account and orders',
  terms: 'Terms and Policy',
  marketing: 'News by email',
};

/** The customer's consents, a copy of their data and its erasure. */
export function CustomerPrivacy({ customer, onErased }: { customer: DeskCustomer; onErased: () => void }) {
  const can = useCan();
  const { consents, erasure } = customer;
  return (
    <Panel title="Privacy">
      {consents.length === 0 ? (
        <p>No consents are recorded.</p>
      ) : (
        <ul className={styles.records}>
          {consents.map(({ purpose, textVersion, givenAt, withdrawnAt }) => (
            <li key={`${purpose} ${givenAt}`} className={styles.record}>
              <p>
                <b>{PURPOSES[purpose]}</b>
              </p>
              <p className={styles.soft}>
                Agreed on <ShortDay day={givenAt} /> (text {textVersion})
                {withdrawnAt !== null && (
                  <>
                    , withdrawn on <ShortDay day={withdrawnAt} />
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {erasure.requestedAt !== null && <WaitingErasure customer={customer} />}
      <div className={styles.actions}>
        {can('customers.export') && <DataDownload id={customer.id} />}
        {can('customers.erase') && <Erase customer={customer} onErased={onErased} />}
      </div>
    </Panel>
  );
}

function DataDownload({ id }: { id: string }) {
  const download = useMutation({
    mutationFn: () => callDesk(exportCustomerData, { params: { id } }),
    onSuccess: (copy) => saveJson(copy, `customer-${id.slice(0, 8)}.json`),
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isBusy={download.isPending}
        busyLabel="Preparing…"
        onClick={() => download.mutate()}
      >
        Download data (JSON)
      </Button>
      <ActionError error={download.error} />
    </>
  );
}

function saveJson(data: unknown, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function Erase({ customer, onErased }: { customer: DeskCustomer; onErased: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Erase data
      </Button>
      <EraseDialog open={isOpen} onClose={() => setOpen(false)} customer={customer} onErased={onErased} />
    </>
  );
}
