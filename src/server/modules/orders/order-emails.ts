import { paths } from '#contract/paths.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import { formatAmount } from '#domain/money/format-rupees.ts';
import type { Paise } from '#domain/money/paise.ts';
import type { EmailBlock } from '#server/platform/mail/email-content.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { renderEmail } from '#server/platform/mail/render-email.ts';
import {
  buildDeliveryFact,
  buildItemsBlock,
  buildOrderFacts,
  buildParagraph,
  buildPromiseFacts,
  buildShipmentFacts,
  buildTrackingBlocks,
  buildUpcomingPromiseFacts,
} from './order-email-blocks.ts';
import type { OrderRecord } from './order-record.ts';

export type EmailContext = { readonly shop: ShopFacts; readonly publicOrigin: string };
export type OrderEmail = Omit<Mail, 'id' | 'date'>;
export type BuildOrderEmail = (order: OrderRecord, context: EmailContext, sentAt: Date) => OrderEmail;
export type RefundDetails = { readonly amountPaise: Paise; readonly isDuplicatePayment: boolean };

type EmailContent = { subject: string; title: string; blocks: readonly EmailBlock[] };

const buildCustomerEmail = (
  order: OrderRecord,
  { shop, publicOrigin }: EmailContext,
  content: EmailContent,
): OrderEmail => {
  const { title, subject } = content;
  const { phone, hours, name, email } = shop;
  const link = { kind: 'link', text: 'See your order', address: publicOrigin + paths.order(order.id) } as const;
  const help = buildParagraph(`Questions? Call ${phone} (${hours.weekdays}, ${hours.weekend}) or reply to this email.`);
  return {
    to: { name: order.customerName, address: order.customerEmail },
    replyTo: { name, address: email },
    subject,
    ...renderEmail({ shop, title, blocks: [...content.blocks, link, help] }),
  };
};

export const buildConfirmationEmail: BuildOrderEmail = (order, context, sentAt) =>
  buildCustomerEmail(order, context, {
    subject: `Your order ${order.orderNumber} is confirmed`,
    title: 'Thank you for your order',
    blocks: [
      buildParagraph(
        `We've received your payment of ${formatAmount(order.amountPaise)}. We'll email you when your order ships.`,
      ),
      {
        kind: 'facts',
        rows: [...buildOrderFacts(order), ...buildUpcomingPromiseFacts(order, sentAt), buildDeliveryFact(order)],
      },
      buildItemsBlock(order),
    ],
  });

export const buildShopEmail: BuildOrderEmail = (order, { shop }) => ({
  to: { name: shop.name, address: shop.email },
  replyTo: { name: order.customerName, address: order.customerEmail },
  subject: `New order ${order.orderNumber} from ${order.customerName}`,
  ...renderEmail({
    shop,
    title: `New order ${order.orderNumber}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ...buildOrderFacts(order),
          ...buildPromiseFacts(order),
          ['Customer', order.customerName],
          ['Phone', order.customerPhone],
          ['Email', order.customerEmail],
          buildDeliveryFact(order),
        ],
      },
      buildItemsBlock(order),
      buildParagraph(`When you start work on it: npm run orders -- advance ${order.orderNumber} processing`),
    ],
  }),
});

export const buildShippedEmail: BuildOrderEmail = (order, context, sentAt) =>
  buildCustomerEmail(order, context, {
    subject: `Your order ${order.orderNumber} is on its way`,
    title: 'Your order is on its way',
    blocks: [
      buildParagraph('Everything you ordered has left our workshop.'),
      {
        kind: 'facts',
        rows: [
          ['Order number', order.orderNumber],
          ...buildShipmentFacts(order),
          ...buildUpcomingPromiseFacts(order, sentAt),
          buildDeliveryFact(order),
        ],
      },
      ...buildTrackingBlocks(order),
    ],
  });

export const buildDeliveredEmail: BuildOrderEmail = (order, context) =>
  buildCustomerEmail(order, context, {
    subject: `Your order ${order.orderNumber} has been delivered`,
    title: 'Your order has arrived',
    blocks: [
      buildParagraph("We hope it looks the way you imagined it. If something isn't right, tell us and we'll fix it."),
    ],
  });

/** Correct a move that staff took back. */
export const buildNotShippedEmail: BuildOrderEmail = (order, context, sentAt) =>
  buildCustomerEmail(order, context, {
    subject: `Correction: your order ${order.orderNumber} hasn't been shipped yet`,
    title: "Your order hasn't been shipped yet",
    blocks: [
      buildParagraph(
        "We told you that your order is on its way. That was our mistake, and we're sorry. We'll email you when it ships.",
      ),
      {
        kind: 'facts',
        rows: [['Order number', order.orderNumber], ...buildUpcomingPromiseFacts(order, sentAt)],
      },
    ],
  });

export const buildNotDeliveredEmail: BuildOrderEmail = (order, context, sentAt) =>
  buildCustomerEmail(order, context, {
    subject: `Correction: your order ${order.orderNumber} hasn't been delivered yet`,
    title: 'Your order is still on its way',
    blocks: [
      buildParagraph("We told you that your order has been delivered. That was our mistake, and we're sorry."),
      {
        kind: 'facts',
        rows: [
          ['Order number', order.orderNumber],
          ...buildShipmentFacts(order),
          ...buildUpcomingPromiseFacts(order, sentAt),
        ],
      },
      ...buildTrackingBlocks(order),
    ],
  });

export const buildCancelledEmail: BuildOrderEmail = (order, context) =>
  buildCustomerEmail(order, context, {
    subject: `Your order ${order.orderNumber} is cancelled`,
    title: 'Your order is cancelled',
    blocks: [
      buildParagraph(`Your order ${order.orderNumber} has been cancelled and won't be delivered.`),
      buildParagraph("We're refunding what you paid. We'll email you when the refund is on its way."),
    ],
  });

export function buildRefundedEmail(
  order: OrderRecord,
  context: EmailContext,
  { amountPaise, isDuplicatePayment }: RefundDetails,
): OrderEmail {
  const { orderNumber } = order;
  const isPart = !isDuplicatePayment && amountPaise < order.amountPaise;
  const reason = isDuplicatePayment
    ? `, because you paid for your order ${orderNumber} twice`
    : ` for your order ${orderNumber}`;
  const part = isPart ? ` of the ${formatAmount(order.amountPaise)} you paid` : '';
  return buildCustomerEmail(order, context, {
    subject: `Refund for your order ${orderNumber}`,
    title: 'Your refund is on its way',
    blocks: [
      buildParagraph(`We've refunded ${formatAmount(amountPaise)}${part}${reason}.`),
      buildParagraph('It goes back to your original payment method. Banks can take up to ten working days to show it.'),
    ],
  });
}
