/** A customer as staff see them: in a list and alone. Money is integer paise. */
import * as z from 'zod/mini';

export const deskCustomerRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The one for signing in. */
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  state: z.string(),
  orderCount: z.number(),
  /** Of paid orders that are neither cancelled nor refunded. */
  paidPaise: z.number(),
  lastOrderAt: z.nullable(z.string()),
  createdAt: z.string(),
  isSample: z.boolean(),
});
export type DeskCustomerRow = z.infer<typeof deskCustomerRowSchema>;

const signInSchema = z.object({
  /** False for customers of the sample history, who have no password. */
  hasLogin: z.boolean(),
  emailVerifiedAt: z.nullable(z.string()),
  /** Null if unknown. */
  lastSignInAt: z.nullable(z.string()),
  /** Until when strangers' wrong passwords lock the sign-in; null: it is open. */
  lockedUntil: z.nullable(z.string()),
  /** Open sessions, newest first. */
  devices: z.array(z.object({ device: z.string(), since: z.string() })),
});

const erasureSchema = z.object({
  /** Null unless a request waits. */
  requestedAt: z.nullable(z.string()),
  requestedBy: z.nullable(z.enum(['customer', 'shop'])),
  /** Sentences about what postpones an erasure now. */
  obstacles: z.array(z.string()),
  /** Paid orders whose records tax law keeps, and the last day of it. */
  keptOrders: z.number(),
  keptUntil: z.nullable(z.string()),
});

export const deskCustomerSchema = z.extend(deskCustomerRowSchema, {
  /** Lines of the saved address; empty without one. */
  addressLines: z.array(z.string()),
  /** Where the customer wants emails about orders, if it differs. */
  contactEmail: z.nullable(z.string()),
  signIn: signInSchema,
  /** The latest orders. */
  orders: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.string(),
      status: z.number(),
      amountPaise: z.number(),
      createdAt: z.string(),
    }),
  ),
  /** The latest messages from the same email, whether or not the customer wrote them. */
  messages: z.array(
    z.object({
      id: z.string(),
      ticket: z.string(),
      kind: z.string(),
      createdAt: z.string(),
      isDone: z.boolean(),
    }),
  ),
  /** Messages from the same email which may be of somebody else: not in the copy, and erasure keeps them. The latest are listed. */
  keptMessages: z.object({ count: z.number(), listed: z.array(z.object({ id: z.string(), ticket: z.string() })) }),
  /** Newest first. */
  notes: z.array(z.object({ id: z.string(), text: z.string(), by: z.string(), at: z.string() })),
  consents: z.array(
    z.object({
      purpose: z.enum(['account', 'terms', 'marketing']),
      textVersion: z.string(),
      givenAt: z.string(),
      withdrawnAt: z.nullable(z.string()),
    }),
  ),
  erasure: erasureSchema,
});
export type DeskCustomer = z.infer<typeof deskCustomerSchema>;
