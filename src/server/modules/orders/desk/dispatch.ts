import { and, desc, eq } from 'drizzle-orm';
import type { DeskData, ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { dispatchOrders as endpoint } from '#contract/desk/orders/orders.ts';
import { checkShipment, formatShipment, OWN_DELIVERY_LABEL, type ShipmentDetails } from '#domain/delivery/couriers.ts';
import { ORDER_NOT_FOUND_MESSAGE } from '#domain/orders/listing/listed-order.ts';
import { ORDER_STATUS, type OrderStatus } from '#domain/orders/order-status.ts';
import { accept, type Outcome, refuse } from '#domain/outcome.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { formatIndiaTime } from '#domain/time/india-time.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isDatabaseDown } from '#server/platform/database/database-errors.ts';
import { type OrderRow, orderEvents, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { findShipment } from '../shipment-repository.ts';
import type { ByStaff, DeskOrderActions } from './order-changes.ts';
import { getEventAuthor } from './order-timeline.ts';

export type ReportError = (err: unknown, message: string) => void;
type DispatchDeps = Pick<DeskOrderActions, 'changeStatus'> & { db: Database; reportError: ReportError };
type DispatchInput = ParsedDeskInput<typeof endpoint> & ByStaff;
type Dispatch = DispatchInput['body']['dispatches'][number];
type DispatchResult = DeskData<typeof endpoint>['results'][number];

const FAILED_MESSAGE = "We couldn't ship this order. Please try again.";
const HANDED_OVER_STATUSES: readonly OrderStatus[] = [ORDER_STATUS.shipped, ORDER_STATUS.delivered];

/** Ships orders one after another, each in its own transaction. Repeating a batch ships what is left and changes nothing else. */
export function createDispatch({ db, changeStatus, reportError }: DispatchDeps) {
  async function ship(order: OrderRow, dispatch: Dispatch, { actor }: ByStaff): Promise<Outcome<unknown>> {
    const requested = checkShipment(dispatch);
    if (!requested.ok) return requested;
    const outcome = await changeStatus({
      orderId: order.id,
      to: ORDER_STATUS.shipped,
      author: actor,
      version: dispatch.version,
      shipment: requested.value,
    });
    return outcome.ok ? outcome : checkAlreadyShipped(order.id, requested.value, outcome);
  }

  /** Accepts an order that was shipped as requested, and says if it was shipped otherwise. */
  async function checkAlreadyShipped(
    orderId: string,
    requested: ShipmentDetails,
    refusal: Outcome<unknown>,
  ): Promise<Outcome<unknown>> {
    const order = await findOrder(db, orderId);
    const shipment = await findShipment(db, orderId);
    if (!order || !shipment || !HANDED_OVER_STATUSES.includes(order.status)) return refusal;
    const isSame = shipment.courier === requested.courier && shipment.trackingNumber === requested.trackingNumber;
    return isSame ? accept(shipment) : refuse(formatOtherShipment(await findShipper(db, orderId), shipment));
  }

  /** The other orders of a batch go on, unless the database is gone. */
  async function shipOrReport(order: OrderRow, dispatch: Dispatch, by: ByStaff): Promise<Outcome<unknown>> {
    try {
      return await ship(order, dispatch, by);
    } catch (err) {
      if (isDatabaseDown(err)) throw err;
      reportError(err, 'order not shipped');
      return refuse(FAILED_MESSAGE);
    }
  }

  return async function dispatchOrders({ body, actor }: DispatchInput): Promise<DeskData<typeof endpoint>> {
    const results: DispatchResult[] = [];
    for (const dispatch of body.dispatches) {
      const { orderId } = dispatch;
      const order = await findOrder(db, orderId);
      const outcome = order ? await shipOrReport(order, dispatch, { actor }) : refuse(ORDER_NOT_FOUND_MESSAGE);
      const message = outcome.ok ? '' : outcome.message;
      results.push({ orderId, orderNumber: order?.orderNumber ?? '', isShipped: outcome.ok, message });
    }
    return { results };
  };
}

async function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [order] = await db.select().from(orders).where(eq(orders.id, id.toLowerCase()));
  return order;
}

async function findShipper(db: Database, orderId: string): Promise<string> {
  const [event] = await db
    .select({ actor: orderEvents.actor, by: orderEvents.by })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.toStatus, ORDER_STATUS.shipped)))
    .orderBy(desc(orderEvents.seq))
    .limit(1);
  return event ? getEventAuthor(event) : 'Somebody';
}

function formatOtherShipment(shipper: string, shipment: ShipmentDetails & { shippedAt: Date }): string {
  const how = shipment.courier === null ? OWN_DELIVERY_LABEL.toLowerCase() : formatShipment(shipment);
  return `${shipper} already shipped it with ${how}, on ${formatIndiaTime(shipment.shippedAt)}.`;
}
