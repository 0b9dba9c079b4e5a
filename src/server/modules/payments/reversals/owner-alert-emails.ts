import { eq } from 'drizzle-orm';
import type { ShopFacts } from '#contract/public-settings.ts';
import { formatAmount } from '#domain/money/format-rupees.ts';
import { toPaise } from '#domain/money/paise.ts';
import { formatIndiaTime } from '#domain/orders/india-time.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orders } from '#server/platform/database/tables/order-tables.ts';
import { type PaymentAlertKind, paymentAlerts } from '#server/platform/database/tables/payment-tables.ts';
import type { LeasedEntry } from '#server/platform/jobs/outbox-repository.ts';
import type { MailGateway } from '#server/platform/mail/mail.ts';
import { renderEmail } from '#server/platform/mail/render-email.ts';
import type { ProviderRefund } from '#server/platform/payment-provider/payment-provider.ts';
import { OWNER_ALERT_TOPIC } from './owner-alerts.ts';

type AlertEmailDeps = { db: Database; mail: MailGateway; shop: ShopFacts };
type OutboxEntry = Pick<LeasedEntry, 'id' | 'payload' | 'createdAt'>;
type AlertDetails = {
  readonly amountPaise?: number;
  readonly respondBy?: string;
  readonly state?: ProviderRefund['state'];
  /** The id of the refund that the shop stored. */
  readonly recordedAs?: string;
};

const REFUND_RESULTS: Readonly<Record<ProviderRefund['state'], string>> = {
  SUCCESS: 'It succeeded.',
  PENDING: 'It is pending.',
  ONHOLD: 'It is on hold.',
  CANCELLED: 'It was cancelled, so no money was returned.',
  FAILED: 'It failed, so no money was returned.',
};

function formatDashboardRefund(amount: string, order: string, { state = 'SUCCESS', recordedAs }: AlertDetails): string {
  const event = `Someone requested a refund of ${amount} for order ${order} in the payment provider's dashboard.`;
  const record = recordedAs
    ? 'The shop has recorded it.'
    : 'The shop did not record it, because another refund has the same id.';
  return `${event} ${REFUND_RESULTS[state]} ${record}`;
}

/** Says what happened and what to do. */
function formatAlert(kind: PaymentAlertKind, order: string, details: AlertDetails): string {
  const { amountPaise = 0, respondBy } = details;
  const amount = formatAmount(toPaise(amountPaise));
  if (kind === 'refund_in_dashboard') return formatDashboardRefund(amount, order, details);
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
