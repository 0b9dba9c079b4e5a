import { useLocation } from 'react-router';
import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useOrder } from '#desk/api/orders.ts';
import { useCurrentStaff } from '#desk/api/session.ts';
import { Day } from '#desk/elements/figures.tsx';
import { usePageTitle } from '#desk/elements/page-head.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { DetailList } from '#ui/layout/detail-list.tsx';
import { listAddressLines } from '../address-lines.ts';
import { listItemDetails } from '../detail/list-item-details.ts';
import styles from './packing-slip.module.css';

/** A printable page for the parcel, without prices. */
export function PackingSlip({ id }: { id: string }) {
  const order = useOrder(id);
  // The order links back to the list with it.
  const { state } = useLocation();
  usePageTitle('Packing slip');
  return (
    <>
      <div className={styles.tools} data-print="hide">
        <ButtonLink variant="secondary" size="small" to={deskPaths.order(id)} state={state}>
          Back to the order
        </ButtonLink>
        <Button size="small" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <QueryView query={order} loading="Loading the order…" missing="Order not found">
        {(data) => <Slip order={data} />}
      </QueryView>
    </>
  );
}

function Slip({ order }: { order: DeskOrder }) {
  const { shopName, shopContact = [] } = useCurrentStaff();
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <div>
          <p className={styles.shop}>{shopName}</p>
          <address className={styles.sender}>
            {shopContact.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <h1>Packing slip</h1>
        </div>
        <div>
          <p className={styles.number}>{order.orderNumber}</p>
          {order.promisedOn !== null && (
            <p>
              Promised by <Day day={order.promisedOn} />
            </p>
          )}
        </div>
      </header>
      <section aria-label="Deliver to">
        <h2>Deliver to</h2>
        <address className={styles.address}>
          {[...listAddressLines(order), ...(order.customerPhone === null ? [] : [order.customerPhone])].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
      <section aria-label="Items">
        <h2>{order.pieceCount === 1 ? '1 piece' : `${order.pieceCount} pieces`}</h2>
        <ul className={styles.items}>
          {order.items.map((item) => (
            <li key={item.id} className={styles.item}>
              <span className={styles.box} aria-hidden="true" />
              <span className={styles.quantity}>{item.quantity} ×</span>
              <div>
                {item.productTypeTitle && <p className={styles.type}>{item.productTypeTitle}</p>}
                <h3>{item.productTitle}</h3>
                <DetailList details={listItemDetails(item)} />
              </div>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
