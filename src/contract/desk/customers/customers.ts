/** Customers in the back office: the list, one customer, and the requests that staff fulfil for them. */
import * as z from 'zod/mini';
import { emptySchema } from '#contract/endpoint.ts';
import { formText, pathId } from '#contract/storefront/fields.ts';
import { dataCopySchema } from '#contract/storefront/privacy.ts';
import { defineDeskEndpoint } from '../desk-endpoint.ts';
import { deskCustomerRowSchema, deskCustomerSchema } from './desk-customer.ts';

const filterSchema = z.object({
  /** Beginnings of words of the name, of the email, phone or PIN code. */
  search: formText(),
  /** Sorts by the day of the sign-up. */
  sort: z.enum(['newest', 'oldest']),
});
export type CustomerFilter = z.infer<typeof filterSchema>;

export const listCustomers = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/customers/list',
  summary: 'Returns 50 customers of a searched list, and how to get the next.',
  access: 'customers.view',
  isWrite: false,
  body: z.extend(filterSchema, { cursor: z.nullable(z.string()) }),
  data: z.object({ customers: z.array(deskCustomerRowSchema), nextCursor: z.nullable(z.string()) }),
});

export const exportCustomers = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/customers/export',
  summary: 'Returns the searched list as CSV text, at most 10,000 customers.',
  access: 'customers.export',
  isWrite: false,
  body: filterSchema,
  data: z.object({ csv: z.string(), count: z.number(), isComplete: z.boolean() }),
});

const customerParams = z.object({ id: pathId() });

export const getCustomer = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/customers/:id',
  summary: 'Returns one customer with sign-in state, orders, messages, notes and consents.',
  access: 'customers.view',
  params: customerParams,
  data: deskCustomerSchema,
});

export const addCustomerNote = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/customers/:id/notes',
  summary: 'Adds a note that customers never see.',
  access: 'customers.view',
  params: customerParams,
  body: z.object({ text: formText() }),
  data: deskCustomerSchema,
});

export const sendCustomerResetLink = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/customers/:id/reset-link',
  summary: 'Emails the customer a link to choose a new password.',
  access: 'customers.view',
  params: customerParams,
  data: emptySchema,
});

export const exportCustomerData = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/customers/:id/export',
  summary: 'Returns a copy of everything the shop stores about the customer, as under My data.',
  access: 'customers.export',
  isWrite: false,
  params: customerParams,
  data: dataCopySchema,
});

export const withdrawErasure = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/customers/:id/withdraw-erasure',
  summary: 'Cancels a pending erasure, so that the customer keeps the account.',
  access: 'customers.erase',
  params: customerParams,
  body: z.object({ reason: formText() }),
  data: deskCustomerSchema,
});

export const eraseCustomer = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/customers/:id/erase',
  summary: "Erases the customer's data, or as soon as open orders and refunds allow.",
  access: 'customers.erase',
  params: customerParams,
  /** Staff type the email to confirm the customer. */
  body: z.object({ email: formText(), reason: formText() }),
  data: z.object({
    isErased: z.boolean(),
    /** The reasons for the postponement, as sentences. */
    obstacles: z.array(z.string()),
  }),
});
