/** The terms that staff can find a message by: its ticket, and name, email and phone of the sender, as with orders. */
import { listOrderTerms } from '../orders/order-search.ts';

export type SearchableMessage = {
  readonly ticket: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
};

export const listMessageTerms = ({ ticket, name, email, phone }: SearchableMessage): string[] => [
  ...new Set(
    listOrderTerms({
      orderNumber: ticket,
      customerName: name,
      customerEmail: email,
      customerPhone: phone,
      postalCode: '',
      paymentId: null,
    }).map(({ term }) => term),
  ),
];
