import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '#server/platform/audit/audit-log.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { paymentAlerts } from '#server/platform/database/tables/orders/payment-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createPaymentAlertService } from './payment-alert-service.ts';
import { raiseAlert } from './settlement/payment-alerts.ts';

const clock = createTestClock();
let connection: DatabaseConnection;
let alerts: ReturnType<typeof createPaymentAlertService>;
beforeAll(async () => {
  connection = await createTestDatabase();
  alerts = createPaymentAlertService({ db: connection.db, clock });
});
afterAll(() => connection.close());
beforeEach(() => connection.db.delete(paymentAlerts));

const raise = (about: string, orderId: string = randomUUID()) =>
  raiseAlert(connection.db, { kind: 'refund_failed', about, orderId, details: { amountPaise: 100 } }, clock.now());
const listKeys = async () => (await alerts.listOpen()).map(({ alertKey }) => alertKey);

const meera = { staffId: null, name: 'meera', requestId: 'command' };

describe('payment alerts', () => {
  it('are listed with their order number until someone resolves them', async () => {
    const { id, orderNumber } = await storeOrder(connection.db);
    await raise('r1', id);
    await raise('r2');
    expect(await alerts.listOpen()).toMatchObject([
      { alertKey: 'refund_failed:r1', orderNumber, kind: 'refund_failed', createdAt: clock.now() },
      { alertKey: 'refund_failed:r2', orderNumber: null },
    ]);
    const resolved = await alerts.resolve('refund_failed:r1', { author: meera, note: ' Paid back by bank transfer ' });
    const expected = { resolvedAt: clock.now(), resolvedBy: 'meera', resolution: 'Paid back by bank transfer' };
    expect(resolved).toMatchObject({ ok: true, value: expected });
    expect(await listKeys()).toEqual(['refund_failed:r2']);
    expect(await listAuditEntries(connection.db, null)).toMatchObject([
      { action: 'payment alert resolved', object: orderNumber, changes: expect.stringContaining('"to":"resolved"') },
    ]);
  });

  it('are resolved once, and the same problem does not reopen them', async () => {
    await raise('r1');
    const resolveAs = (name: string) =>
      alerts.resolve('refund_failed:r1', { author: { staffId: null, name, requestId: 'command' }, note: 'Settled' });
    const results = await Promise.all([resolveAs('meera'), resolveAs('kabir')]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, message: 'This alert has already been resolved.' });
    await raise('r1');
    expect(await listKeys()).toEqual([]);
  });

  it('stay open if the alert is unknown or the note is missing', async () => {
    await raise('r1');
    expect(await alerts.resolve('refund_failed:r9', { author: meera, note: 'Settled' })).toEqual({
      ok: false,
      message: "We couldn't find this alert.",
    });
    expect(await alerts.resolve('refund_failed:r1', { author: meera, note: ' ' })).toEqual({
      ok: false,
      message: 'Note is required.',
    });
    expect(await listKeys()).toEqual(['refund_failed:r1']);
  });
});
