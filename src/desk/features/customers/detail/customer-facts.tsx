import type { DeskCustomer } from '#contract/desk/customers/desk-customer.ts';
import { Amount, Time } from '#desk/elements/figures.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import styles from './customer-records.module.css';

/** Name and contact details of a customer. */
export const CustomerFacts = ({ customer }: { customer: DeskCustomer }) => {
  const { email, contactEmail, phone, addressLines, createdAt, paidPaise } = customer;
  return (
    <Panel title="Account">
      <dl className={styles.facts}>
        <div>
          <dt>Login email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {contactEmail !== null && (
          <div>
            <dt>Contact email</dt>
            <dd>
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>Phone</dt>
          <dd>{phone === '' ? 'Not added' : <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}</dd>
        </div>
        <div>
          <dt>Saved address</dt>
          <dd>{addressLines.length === 0 ? 'Not added' : addressLines.join(', ')}</dd>
        </div>
        <div>
          <dt>Customer since</dt>
          <dd>
            <Time at={createdAt} />
          </dd>
        </div>
        <div>
          <dt>Paid for orders</dt>
          <dd>
            <Amount paise={paidPaise} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
};
