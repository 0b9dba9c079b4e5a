import type { Database } from '#server/platform/database/database.ts';
import type { Enqueue } from '../payment-dependencies.ts';
import { raiseAlert } from '../settlement/payment-alerts.ts';

/** Outbox topic of the email to the shop; the payload is the order's id and the alert's key. */
export const OWNER_ALERT_TOPIC = 'mail.payment-alert';

type OwnerAlert = { alert: Parameters<typeof raiseAlert>[1]; enqueue: Enqueue; now: Date };

/** Records an alert and emails it to the shop, once. */
export async function raiseOwnerAlert(tx: Database, { alert, enqueue, now }: OwnerAlert): Promise<void> {
  if (!(await raiseAlert(tx, alert, now))) return;
  const payload = { orderId: alert.orderId, alertKey: `${alert.kind}:${alert.about}` };
  await enqueue(tx, [{ topic: OWNER_ALERT_TOPIC, payload }], now);
}
