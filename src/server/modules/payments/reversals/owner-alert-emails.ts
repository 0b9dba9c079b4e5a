import { eq } from 'drizzle-orm';
import type { ShopFacts } from '#contract/public-settings.ts';
import { formatAmount } from '#domain/money/format-rupees.ts';
import { toPaise } from '#domain/money/paise.ts';
import { formatIndiaTime } from '#domain/orders/india-time.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orders } from '#server/platform/database/tables/order-tables.ts';
import { type PaymentAlertKind, paymentAlerts } from '#server/platform/database/tables/payment-tables.ts';
import type { MailGateway } from '#server/platform/mail/mail.ts';
import { renderEmail } from '#server/platform/mail/render-email.ts';
import { OWNER_ALERT_TOPIC } from './owner-alerts.ts';

type AlertEmailDeps = { db: Database; mail: MailGateway; shop: ShopFacts };
type OutboxEntry = {
  readonly id: string;
  readonly payload: Readonly<Record<string, string>>;
  readonly createdAt: Date;
};
type AlertDetails = { readonly amountPaise?: number; readonly respondBy?: string };

/** Says what happened and what to do. */
function formatAlert(kind: PaymentAlertKind, order: string, { amountPaise = 0, respondBy }: AlertDetails): string {
  const amount = formatAmount(toPaise(amountPaise));
  if (kind === 'refund_in_dashboard')
    return `${amount} of order ${order} was refunded in the payment provider's dashboard. The shop has recorded the refund.`;
  if (kind === 'dispute_lost')
    return `The dispute about ${amount} of order ${order} was decided for the customer. The bank returns the money, so don't refund it again.`;
  const deadline = respondBy ? ` by ${formatIndiaTime(new Date(respondBy))}` : '';
  return `The customer's bank disputes ${amount} of order ${order}. Respond in the payment provider's dashboard${deadline}.`;
}

/** Creates the outbox handler that emails payment alerts to the shop. */
export const createOwnerAlertEmailHandlers = ({ db, mail, shop }: AlertEmailDeps) => ({
  async [OWNER_ALERT_TOPIC]({ id, payload, createdAt }: OutboxEntry): Promise<void> {
    const [row] = await db
      .select({ kind: paymentAlerts.kind, details: paymentAlerts.details, orderNumber: orders.orderNumber })
      .from(paymentAlerts)
      .innerJoin(orders, eq(orders.id, paymentAlerts.orderId))
      .where(eq(paymentAlerts.alertKey, payload.alertKey ?? ''));
    if (!row) return;
    const { kind, orderNumber } = row;
    const text = formatAlert(kind, orderNumber, JSON.parse(row.details) as AlertDetails);
    const title = `Payment alert for order ${orderNumber}`;
    const content = { shop, title, blocks: [{ kind: 'paragraph', text } as const] };
    const to = { name: shop.name, address: shop.email };
    await mail.send({ id, date: createdAt, to, replyTo: to, subject: title, ...renderEmail(content) });
  },
});
