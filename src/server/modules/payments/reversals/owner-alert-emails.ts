import { eq } from 'drizzle-orm';
import type { ShopFacts } from '#contract/public-settings.ts';
import { formatPaymentAlert } from '#domain/payments/payment-alert.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAlerts } from '#server/platform/database/tables/orders/payment-tables.ts';
import type { EmailEntry } from '#server/platform/jobs/outbox-repository.ts';
import type { MailGateway } from '#server/platform/mail/mail.ts';
import { renderEmail } from '#server/platform/mail/render-email.ts';
import { OWNER_ALERT_TOPIC } from './owner-alerts.ts';

type AlertEmailDeps = { db: Database; mail: MailGateway; shop: ShopFacts };

/** Creates the outbox handler that emails payment alerts to the shop. */
export const createOwnerAlertEmailHandlers = ({ db, mail, shop }: AlertEmailDeps) => ({
  async [OWNER_ALERT_TOPIC]({ id, payload, createdAt }: EmailEntry): Promise<void> {
    const [row] = await db
      .select({ kind: paymentAlerts.kind, details: paymentAlerts.details, orderNumber: orders.orderNumber })
      .from(paymentAlerts)
      .innerJoin(orders, eq(orders.id, paymentAlerts.orderId))
      .where(eq(paymentAlerts.alertKey, payload.alertKey ?? ''));
    if (!row) return;
    const text = formatPaymentAlert(row);
    const title = `Payment alert for order ${row.orderNumber}`;
    const content = { shop, title, blocks: [{ kind: 'paragraph', text } as const] };
    const to = { name: shop.name, address: shop.email };
    await mail.send({ id, date: createdAt, to, replyTo: to, subject: title, ...renderEmail(content) });
  },
});
