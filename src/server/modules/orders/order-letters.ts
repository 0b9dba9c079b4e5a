import { paths } from '#contract/paths.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import { type LetterBlock, writeLetter } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { deliveryFact, goodsBlock, orderFacts, paragraph, shownAmount } from './order-letter-parts.ts';
import type { OrderRecord } from './order-record.ts';

/** Whose letters these are, and where the order can be looked at. */
export type LetterPlace = { readonly shop: ShopFacts; readonly publicOrigin: string };
export type OrderMail = Omit<Mail, 'id' | 'date'>;
export type WriteOrderMail = (order: OrderRecord, place: LetterPlace) => OrderMail;
/** Money that went back; `isExtra`: of a payment beside the one that counts. */
export type Refunded = { readonly amountPaise: number; readonly isExtra: boolean };

type Letter = { subject: string; title: string; blocks: readonly LetterBlock[] };

const toCustomer = (order: OrderRecord, { shop, publicOrigin }: LetterPlace, letter: Letter): OrderMail => {
  const { title, subject } = letter;
  const { phone, hours, name, email } = shop;
  const link = { kind: 'link', text: 'See your order', address: publicOrigin + paths.order(order.id) } as const;
  const help = paragraph(`Questions? Call ${phone} (${hours.weekdays}, ${hours.weekend}) or answer this mail.`);
  return {
    to: { name: order.customerName, address: order.customerEmail },
    replyTo: { name, address: email },
    subject,
    ...writeLetter({ shop, title, blocks: [...letter.blocks, link, help] }),
  };
};

export const confirmationMail: WriteOrderMail = (order, place) =>
  toCustomer(order, place, {
    subject: `Your order ${order.orderNumber} is confirmed`,
    title: 'Thank you for your order',
    blocks: [
      paragraph(`We have received your payment of ${shownAmount(order.amountPaise)}. We write again when it ships.`),
      { kind: 'facts', rows: [...orderFacts(order), deliveryFact(order)] },
      goodsBlock(order),
    ],
  });

export const noticeToShop: WriteOrderMail = (order, { shop }) => ({
  to: { name: shop.name, address: shop.email },
  replyTo: { name: order.customerName, address: order.customerEmail },
  subject: `New order ${order.orderNumber} from ${order.customerName}`,
  ...writeLetter({
    shop,
    title: `New order ${order.orderNumber}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ...orderFacts(order),
          ['Customer', order.customerName],
          ['Phone', order.customerPhone],
          ['Email', order.customerEmail],
          deliveryFact(order),
        ],
      },
      goodsBlock(order),
      paragraph(`When work on it begins: npm run orders -- advance ${order.orderNumber} processing`),
    ],
  }),
});

export const shippedMail: WriteOrderMail = (order, place) =>
  toCustomer(order, place, {
    subject: `Your order ${order.orderNumber} is on its way`,
    title: 'Your order is on its way',
    blocks: [
      paragraph('Everything you ordered has left our workshop.'),
      { kind: 'facts', rows: [['Order number', order.orderNumber], deliveryFact(order)] },
    ],
  });

export const deliveredMail: WriteOrderMail = (order, place) =>
  toCustomer(order, place, {
    subject: `Your order ${order.orderNumber} is delivered`,
    title: 'Your order has arrived',
    blocks: [paragraph('We hope it looks the way you imagined it. Is something not right? Tell us, and we mend it.')],
  });

export const cancelledMail: WriteOrderMail = (order, place) =>
  toCustomer(order, place, {
    subject: `Your order ${order.orderNumber} is cancelled`,
    title: 'Your order is cancelled',
    blocks: [
      paragraph(`Your order ${order.orderNumber} has been cancelled and will not be delivered.`),
      paragraph('What you paid is being sent back to you. We write again when it is on its way.'),
    ],
  });

export function refundedMail(order: OrderRecord, place: LetterPlace, { amountPaise, isExtra }: Refunded): OrderMail {
  const { orderNumber } = order;
  const isPart = !isExtra && amountPaise < order.amountPaise;
  const why = isExtra ? `, because your order ${orderNumber} had been paid twice` : ` for your order ${orderNumber}`;
  const part = isPart ? ` of the ${shownAmount(order.amountPaise)} you paid` : '';
  return toCustomer(order, place, {
    subject: `Refund for your order ${orderNumber}`,
    title: 'Your refund is on its way',
    blocks: [
      paragraph(`We have sent back ${shownAmount(amountPaise)}${part}${why}.`),
      paragraph('It goes the way it came. Banks take up to ten working days to show it.'),
    ],
  });
}
