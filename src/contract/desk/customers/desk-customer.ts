/** A customer in the back office, in a list and alone. Money is integer paise. */
import * as z from 'zod/mini';

export const deskCustomerRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The login email. */
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  state: z.string(),
  orderCount: z.number(),
  /** Total of paid orders that are neither cancelled nor refunded. */
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
  /** End of the lock after strangers' wrong passwords; null if the sign-in isn't locked. */
  lockedUntil: z.nullable(z.string()),
  /** Open sessions, newest first. */
  devices: z.array(z.object({ device: z.string(), since: z.string() })),
});

const erasureSchema = z.object({
  /** Null unless an erasure is pending. */
  requestedAt: z.nullable(z.string()),
  requestedBy: z.nullable(z.enum(['customer', 'shop'])),
  /** The reasons that postpone an erasure now, as sentences. */
  obstacles: z.array(z.string()),
  /** Paid orders whose records tax law requires, and the last day of that. */
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
  /** Messages from the same email by possibly somebody else: not in the copy, and erasure keeps them. Lists the latest. */
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
