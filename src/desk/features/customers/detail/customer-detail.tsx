import { useState } from 'react';
import type { DeskCustomer } from '#contract/desk/customers/desk-customer.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useClearCachedPages } from '#desk/api/query-client.ts';
import { BackLink } from '#desk/elements/back-link.tsx';
import { PageHead } from '#desk/elements/page-head.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { useCustomer } from '../customer-queries.ts';
import styles from './customer-detail.module.css';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerPrivacy } from './customer-privacy.tsx';
import { CustomerMessages, CustomerOrders } from './customer-records.tsx';
import { CustomerSignIn } from './customer-sign-in.tsx';

export function CustomerDetail({ id }: { id: string }) {
  const [isErased, setErased] = useState(false);
  const clearCachedPages = useClearCachedPages();
  const finish = () => {
    setErased(true);
    clearCachedPages();
  };
  return isErased ? (
    <StatusMessage
      title="The customer's data is erased"
      headingLevel="h1"
      text="We keep records of paid orders, without email and phone, for as long as tax law requires."
      action={
        <ButtonLink variant="secondary" to={deskPaths.customers}>
          Back to the customers
        </ButtonLink>
      }
    />
  ) : (
    <OpenCustomer id={id} onErased={finish} />
  );
}

function OpenCustomer({ id, onErased }: { id: string; onErased: () => void }) {
  const customer = useCustomer(id);
  return (
    <>
      <BackLink to={deskPaths.customers}>Customers</BackLink>
      <QueryView query={customer} loading="Loading the customer…" missing="Customer not found">
        {(data) => <LoadedCustomer customer={data} onErased={onErased} />}
      </QueryView>
    </>
  );
}

const LoadedCustomer = ({ customer, onErased }: { customer: DeskCustomer; onErased: () => void }) => (
  <>
    <PageHead
      title={customer.name}
      marks={
        <>
          {customer.isSample && <Badge>Demo customer</Badge>}
          {customer.erasure.requestedAt !== null && <Badge tone="bad">Erasure pending</Badge>}
        </>
      }
    />
    <div className={styles.columns}>
      <div className={styles.column}>
        <CustomerFacts customer={customer} />
        <CustomerOrders customer={customer} />
        <CustomerMessages {...customer} />
      </div>
      <div className={styles.column}>
        <CustomerNotes customer={customer} />
        <CustomerSignIn customer={customer} />
        <CustomerPrivacy customer={customer} onErased={onErased} />
      </div>
    </div>
  </>
);
