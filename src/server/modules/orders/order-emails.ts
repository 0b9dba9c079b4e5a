import { paths } from '#contract/paths.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import { type EmailBlock, renderEmail } from '#server/platform/mail/email-content.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { buildDeliveryFact, buildItemsBlock, buildOrderFacts, formatAmount, paragraph } from './order-email-blocks.ts';
import type { OrderRecord } from './order-record.ts';

export type EmailContext = { readonly shop: ShopFacts; readonly publicOrigin: string };
export type OrderEmail = Omit<Mail, 'id' | 'date'>;
export type BuildOrderEmail = (order: OrderRecord, context: EmailContext) => OrderEmail;
/** `isExtra`: the refund returns a duplicate payment. */
export type RefundDetails = { readonly amountPaise: number; readonly isExtra: boolean };

type EmailContent = { subject: string; title: string; blocks: readonly EmailBlock[] };

const buildCustomerEmail = (
  order: OrderRecord,
  { shop, publicOrigin }: EmailContext,
  content: EmailContent,
): OrderEmail => {
  const { title, subject } = content;
  const { phone, hours, name, email } = shop;
  const link = { kind: 'link', text: 'See your order', address: publicOrigin + paths.order(order.id) } as const;
  const help = paragraph(`Questions? Call ${phone} (${hours.weekdays}, ${hours.weekend}) or answer this mail.`);
  return {
    to: { name: order.customerName, address: order.customerEmail },
    replyTo: { name, address: email },
    subject,
    ...renderEmail({ shop, title, blocks: [...content.blocks, link, help] }),
  };
};

export const buildConfirmationEmail: BuildOrderEmail = (order, context) =>
  buildCustomerEmail(order, context, {
    subject: `Your order ${order.orderNumber} is confirmed`,
    title: 'Thank you for your order',
    blocks: [
      paragraph(`We have received your payment of ${formatAmount(order.amountPaise)}. We write again when it ships.`),
      { kind: 'facts', rows: [...buildOrderFacts(order), buildDeliveryFact(order)] },
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
          ['Customer', order.customerName],
          ['Phone', order.customerPhone],
          ['Email', order.customerEmail],
          buildDeliveryFact(order),
        ],
      },
      buildItemsBlock(order),
      paragraph(`When work on it begins: npm run orders -- advance ${order.orderNumber} processing`),
    ],
  }),
});

export const buildShippedEmail: BuildOrderEmail = (order, context) =>
  buildCustomerEmail(order, context, {
    subject: `Your order ${order.orderNumber} is on its way`,
    title: 'Your order is on its way',
    blocks: [
      paragraph('Everything you ordered has left our workshop.'),
      { kind: 'facts', rows: [['Order number', order.orderNumber], buildDeliveryFact(order)] },
    ],
  });

export const buildDeliveredEmail: BuildOrderEmail = (order, context) =>
  buildCustomerEmail(order, context, {
    subject: `Your order ${order.orderNumber} is delivered`,
    title: 'Your order has arrived',
    blocks: [paragraph('We hope it looks the way you imagined it. Is something not right? Tell us, and we mend it.')],
  });

export const buildCancelledEmail: BuildOrderEmail = (order, context) =>
  buildCustomerEmail(order, context, {
    subject: `Your order ${order.orderNumber} is cancelled`,
    title: 'Your order is cancelled',
    blocks: [
      paragraph(`Your order ${order.orderNumber} has been cancelled and will not be delivered.`),
      paragraph('What you paid is being sent back to you. We write again when it is on its way.'),
    ],
  });

export function buildRefundedEmail(
  order: OrderRecord,
  context: EmailContext,
  { amountPaise, isExtra }: RefundDetails,
): OrderEmail {
  const { orderNumber } = order;
  const isPart = !isExtra && amountPaise < order.amountPaise;
  const why = isExtra ? `, because your order ${orderNumber} had been paid twice` : ` for your order ${orderNumber}`;
  const part = isPart ? ` of the ${formatAmount(order.amountPaise)} you paid` : '';
  return buildCustomerEmail(order, context, {
    subject: `Refund for your order ${orderNumber}`,
    title: 'Your refund is on its way',
    blocks: [
      paragraph(`We have sent back ${formatAmount(amountPaise)}${part}${why}.`),
      paragraph('It goes the way it came. Banks take up to ten working days to show it.'),
    ],
  });
}
