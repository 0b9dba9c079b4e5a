import { randomUUID } from 'node:crypto';
import type { Envelope } from '#contract/envelope.ts';
import type { SignIn } from '#contract/storefront/account.ts';
import type { FailedRequest } from '../checkouts/shopper.ts';

type Shops = { getAddress(): string; onFailure(failure: FailedRequest): void };

const PASSWORD = 'a long password';
const INQUIRY = { name: 'Asha Rao', phone: '9876543210', message: 'Do you print murals for a stairwell?' };

/** Customers with an account and people who ask; any process may serve each request. */
export function createAccountCustomers({ getAddress, onFailure }: Shops) {
  const emails: string[] = [];
  const tickets: string[] = [];

  /** Repeats a request without response at the other process, like a browser behind a proxy. */
  async function send<Data>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    token = '',
  ): Promise<Data | undefined> {
    for (;;) {
      const address = getAddress();
      const response = await fetch(`${address}/api/${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => undefined);
      const envelope = (await response?.json().catch(() => undefined)) as Envelope<Data> | undefined;
      if (response?.ok && envelope) return envelope.data ?? undefined;
      onFailure({ address, path, status: response?.status ?? 0, reason: envelope?.message ?? 'no response' });
      if (response) return undefined;
    }
  }

  async function signIn(email: string): Promise<void> {
    const session = await send<SignIn>('POST', 'Account/Authentication', { email, password: PASSWORD });
    if (session) await send('GET', 'Cart', undefined, session.jwToken);
  }

  async function signUpAndAsk(): Promise<void> {
    const email = `${randomUUID()}@example.in`;
    const registration = { name: 'Asha Rao', userName: email, email, phoneNumber: INQUIRY.phone };
    const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
    const account = await send<object>('POST', 'Account/RegisterCustomer', { ...registration, ...passwords });
    if (account) emails.push(email);
    await signIn(email);
    const inquiry = await send<{ ticket: string }>('POST', 'Contact', { ...INQUIRY, email });
    if (inquiry) tickets.push(inquiry.ticket);
  }

  return {
    emails,
    tickets,
    signUpAndAsk,
    /** Everyone who has an account signs in once more. */
    async signInAll(): Promise<void> {
      for (const email of emails) await signIn(email);
    },
  };
}
