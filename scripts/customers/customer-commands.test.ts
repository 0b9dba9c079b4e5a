import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { emailLinks, logins, userDetails, users } from '#server/platform/database/tables/account/account-tables.ts';
import { erasures } from '#server/platform/database/tables/account/privacy-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { createAccountMailbox } from '#tests/support/customers/account-mailbox.ts';
import { ASHA, registerCustomer, signIn } from '#tests/support/customers/account-requests.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestApp, createTestClock, type TestApp } from '#tests/support/shop/test-app.ts';
import { CommandError } from '../commands/command-error.ts';
import { eraseCustomer, sendResetLink } from './customer-commands.ts';
import { type CustomerTools, createCustomerTools } from './with-customer-tools.ts';

const clock = createTestClock();
let connection: DatabaseConnection;
let shop: TestApp;
let tools: CustomerTools;
beforeAll(async () => {
  connection = await createTestDatabase();
  shop = await createTestApp({ connection, clock, env: { RATE_LIMIT_FACTOR: '1000' } });
  tools = createCustomerTools({ db: connection.db, session: shop.config.session, clock });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await connection.close();
});
beforeEach(async () => {
  for (const table of [emailLinks, outbox, erasures, logins, userDetails, users]) await connection.db.delete(table);
  await registerCustomer(shop.app);
});

/** `--reason … --yes` */
const confirmed = { reason: 'Asked by email', isConfirmed: true, ask: undefined };

async function captureOutput(command: Promise<void>): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    await command;
    return log.mock.calls.flat().join('\n');
  } finally {
    log.mockRestore();
  }
}

describe('erasing a customer', () => {
  it('erases the account, ends its sessions and records that the shop did it', async () => {
    const { jwToken } = (await signIn(shop.app)).json().data;
    const output = await captureOutput(eraseCustomer(tools, ` ${ASHA.email.toUpperCase()} `, confirmed));
    expect(output).toMatch(/^Erase the account and data of Asha Rao, asha@example\.in\. You can't undo this\.\n/);
    expect(output).toContain('The account asha@example.in is erased (Asked by email).');
    expect(output).toContain('messages from it stay: npm run inbox -- delete TICKET');
    expect(await connection.db.$count(users)).toBe(0);
    expect(await connection.db.select().from(erasures)).toMatchObject([{ requestedBy: 'shop', erasedAt: clock.now() }]);
    const headers = { authorization: `Bearer ${jwToken}` };
    await shop.revocations.refresh();
    expect((await shop.app.inject({ method: 'GET', url: '/api/Cart', headers })).statusCode).toBe(401);
  });

  it('changes nothing without a confirmation and a reason', async () => {
    for (const missing of [
      { reason: undefined },
      { isConfirmed: false },
      { isConfirmed: false, ask: async () => 'no' },
    ])
      await expect(captureOutput(eraseCustomer(tools, ASHA.email, { ...confirmed, ...missing }))).rejects.toThrow(
        /^Nothing was changed/,
      );
    expect(await connection.db.$count(users)).toBe(1);
    expect(await connection.db.$count(erasures)).toBe(0);
  });

  it('lists what postpones it', async () => {
    const request = async () => ({
      isErased: false,
      obstacles: [{ kind: 'order' as const, orderNumber: 'AAN-2345678ABC' }],
    });
    const output = await captureOutput(eraseCustomer({ ...tools, erasures: { request } }, ASHA.email, confirmed));
    expect(output).toContain(
      "The erasure (Asked by email) waits; the running shop tries again every hour:\n  Order AAN-2345678ABC hasn't",
    );
  });
});

describe('sending a link', () => {
  it('lets the customer choose a new password [D-39]', async () => {
    const mailbox = createAccountMailbox(shop);
    const output = await captureOutput(sendResetLink(tools, ASHA.email));
    expect(output).toBe('A link goes to asha@example.in. It works once, for 30 minutes from now.');
    const payload = { token: await mailbox.takeToken(), password: 'another horse', confirmPassword: 'another horse' };
    await shop.app.inject({ method: 'POST', url: '/api/Account/ResetPassword', payload });
    expect((await signIn(shop.app, ASHA.email, 'another horse')).statusCode).toBe(200);
  });

  it('reports an email without an account', async () => {
    const message = 'There is no account with the email \\u001b[2Jx@example.in.';
    for (const command of [
      sendResetLink(tools, '\u001b[2Jx@example.in'),
      eraseCustomer(tools, '\u001b[2Jx@example.in', confirmed),
    ])
      await expect(command).rejects.toThrow(new CommandError(message));
    expect(await connection.db.$count(emailLinks)).toBe(1);
  });
});
