import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { createOrderAdminRepository } from '#server/modules/orders/order-admin-repository.ts';
import { createOrderRepository } from '#server/modules/orders/order-repository.ts';
import { createPaymentAlertService } from '#server/modules/payments/payment-alert-service.ts';
import { raiseAlert } from '#server/modules/payments/settlement/payment-alerts.ts';
import { rateLimitPoints } from '#server/platform/database/tables/limit-tables.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { createSampleInput } from '#tests/support/customers/cart-customers.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';
import { CommandError } from '../commands/command-error.ts';
import type { Confirmation } from '../commands/confirm-change.ts';
import { changeOrderStatus, refundOrder } from './change-order.ts';
import { listOrders } from './list-orders.ts';
import { parseStatus } from './parse-status.ts';
import { listAlerts, resolveAlert } from './payment-alerts.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { showOrder } from './show-order.ts';
import type { OrderTools } from './with-order-tools.ts';

let shop: CheckoutShop;
let tools: OrderTools;
beforeAll(async () => {
  shop = await createCheckoutShop();
  const { db, clock, orderActions, payments } = shop;
  const alerts = createPaymentAlertService({ db, clock });
  tools = {
    db,
    clock,
    orderActions,
    payments,
    alerts,
    orderAdmin: createOrderAdminRepository(db),
    orders: createOrderRepository(db),
  };
});
afterAll(() => shop.close());

async function captureOutput(command: Promise<void>): Promise<string> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  try {
    await command;
  } finally {
    log.mockRestore();
  }
  return lines.join('\n');
}

const getErrorMessage = async (command: Promise<void>): Promise<string> => {
  const error = await command.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CommandError)) throw new Error(`expected a CommandError, got: ${String(error)}`);
  return error.message;
};

/** `--reason … --yes` */
const confirmed = { reason: 'Asked by phone', isConfirmed: true, ask: undefined };
/** No options and no terminal. */
const unasked = { reason: undefined, isConfirmed: false, ask: undefined };
/** A terminal whose user gives these answers; returns the questions asked. */
function createTerminal(...answers: string[]) {
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return answers.shift() ?? '';
  };
  return { ...unasked, ask, questions };
}

/** Places an order without paying it. */
async function placeOrder(items?: readonly object[]) {
  const buyer = await shop.createBuyer(items);
  const { data } = await buyer.createOrder();
  return { id: data.id, number: data.orderId, verify: () => buyer.verifyPayment(data.cashfreeOrderId) };
}

async function placePaidOrder() {
  const order = await placeOrder();
  shop.provider.pay(order.number);
  await order.verify();
  return order;
}

describe('list', () => {
  it('prints a line per order, newest first, optionally of one status', async () => {
    const [first, second] = [await placePaidOrder(), await placeOrder()];
    const output = await captureOutput(listOrders(tools, undefined));
    expect(output).toMatch(new RegExp(`^${first.number} .* Paid +₹1,080.00 +Asha Rao +Ahmedabad$`, 'm'));
    expect(output).toMatch(new RegExp(`^${second.number} .* Pending Payment `, 'm'));
    expect(output).toMatch(/\n\d+ orders/);
    const pending = await captureOutput(listOrders(tools, parseStatus('pending-payment')));
    expect(pending).toContain(second.number);
    expect(pending).not.toContain(first.number);
    expect(await captureOutput(listOrders(tools, 5))).toBe('0 orders');
  });
});

describe('show', () => {
  it('prints no line that a customer made up [SRV-65]', async () => {
    const order = await placePaidOrder();
    const forged = 'Asha\r\nRefunded:   ₹9,999.00\n\u001b[2K';
    await shop.db
      .update(orders)
      .set({ customerName: forged, addressLine1: forged, city: forged })
      .where(eq(orders.id, order.id));
    const output = await captureOutput(showOrder(tools, order.number));
    expect(output.split(/\r\n|[\n\r]/).filter((line) => line.startsWith('Refunded'))).toEqual([]);
    expect(output).not.toContain('\u001b');
  });

  it('prints the promised date until the order has arrived [D-43]', async () => {
    const order = await placePaidOrder();
    const changeOrder = (changes: object) => shop.db.update(orders).set(changes).where(eq(orders.id, order.id));
    await changeOrder({ promisedOn: '2026-12-03' });
    expect(await captureOutput(showOrder(tools, order.number))).toMatch(/^Delivery by: +Thu, 3 Dec 2026$/m);
    await changeOrder({ status: ORDER_STATUS.delivered });
    expect(await captureOutput(showOrder(tools, order.number))).not.toContain('Delivery by');
  });

  it('finds an order by id, number in any case, or attempt, and prints its history [D-34]', async () => {
    const order = await placePaidOrder();
    const output = await captureOutput(showOrder(tools, order.number));
    for (const text of [
      `Order ${order.number}`,
      order.id,
      '12 Mill Road',
      'Asha Rao, 9876543210',
      'Basant Vine  ₹1,080.00',
      'Type: At 45, Size: 36 × 48 in, Area: 12.00 sq.ft.',
      'Finish: Matt',
      'Total Paid: ₹1,080.00',
      'Pending Payment (placed, by customer)',
      'Paid (',
      `Attempt ${order.number}: paid`,
      'SUCCESS, ₹1,080.00',
    ]) {
      expect(output).toContain(text);
    }
    for (const name of [order.id.toUpperCase(), order.number.toLowerCase(), `${order.number}-2`]) {
      expect(await captureOutput(showOrder(tools, name))).toBe(output);
    }
  });

  it('prints a sample instead of a size [D-38]', async () => {
    const order = await placeOrder([createSampleInput(testProducts.wallpaper.id, '#99AA88')]);
    const output = await captureOutput(showOrder(tools, order.number));
    expect(output).toContain('Basant Vine  ₹99.00\n  Size: Sample, Colour: Sage, 1 × ₹99.00\nTotal: ₹99.00');
  });

  it.each(['AAN-2222222222', 'x', '', "' or 1=1", '\u001b[2J'])('rejects %j with a message', async (name) => {
    expect(await getErrorMessage(showOrder(tools, name))).toMatch(/^There is no order \P{Cc}*\.$/u);
  });
});

describe('advance', () => {
  it('advances a paid order step by step and records the actor', async () => {
    const order = await placePaidOrder();
    expect(await captureOutput(changeOrderStatus(tools, order.number, 'processing', unasked))).toBe(
      `${order.number} is now Processing.`,
    );
    expect(await captureOutput(changeOrderStatus(tools, order.id, '3', unasked))).toBe(
      `${order.number} is now Shipped.`,
    );
    expect(await captureOutput(changeOrderStatus(tools, order.number, 'Delivered', unasked))).toBe(
      `${order.number} is now Delivered.`,
    );
    const { events, topics } = await shop.readOrderRecord(order.id);
    expect(events.slice(2).map(({ toStatus, actor }) => [toStatus, actor])).toEqual([
      [2, 'shop'],
      [3, 'shop'],
      [4, 'shop'],
    ]);
    expect(topics).toEqual(expect.arrayContaining(['order.shipped', 'order.delivered']));
  });

  it('records courier, tracking number and operator', async () => {
    const order = await placePaidOrder();
    await captureOutput(changeOrderStatus(tools, order.number, 'processing', unasked));
    const ship = (tracking: string) =>
      changeOrderStatus(tools, order.number, 'shipped', { ...unasked, courier: 'delhivery', tracking });
    expect(await getErrorMessage(ship('?'))).toMatch(/^Tracking number can only have/);
    await captureOutput(ship('dl 101'));
    expect((await tools.orders.findById(order.id))?.shipment).toMatchObject({
      courier: 'Delhivery',
      trackingNumber: 'DL101',
    });
    const entries = await shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, order.id));
    expect(entries.map(({ action, requestId, staffId }) => [action, requestId, staffId]).sort()).toEqual([
      ['order moved', 'command', null],
      ['order shipped', 'command', null],
    ]);
  });

  it('rejects a forbidden transition with a message and changes nothing', async () => {
    const order = await placePaidOrder();
    const before = await shop.readOrderRecord(order.id);
    expect(await getErrorMessage(changeOrderStatus(tools, order.number, 'delivered', unasked))).toBe(
      'An order that is Paid cannot become Delivered.',
    );
    expect(await getErrorMessage(changeOrderStatus(tools, order.number, 'refunded', unasked))).toMatch(
      /can't be set to Refunded by hand/,
    );
    expect(await getErrorMessage(changeOrderStatus(tools, order.number, 'gone', unasked))).toMatch(
      /^gone is not a status. Valid statuses: pending-/,
    );
    expect(await getErrorMessage(changeOrderStatus(tools, 'AAN-2222222222', 'shipped', unasked))).toMatch(
      /^There is no order/,
    );
    expect(await shop.readOrderRecord(order.id)).toEqual(before);
  });

  it('cancels and refunds a paid order', async () => {
    const order = await placePaidOrder();
    await captureOutput(changeOrderStatus(tools, order.number, 'cancelled', confirmed));
    const { order: row, refunds, topics } = await shop.readOrderRecord(order.id);
    expect(row).toMatchObject({ status: 6, cancelReason: 'shop' });
    expect(refunds).toMatchObject([{ amountPaise: 108_000, state: 'requested' }]);
    expect(topics).toContain('order.cancelled');
  });
});

describe('refund', () => {
  it('refunds an amount, then the rest, and never more', async () => {
    const order = await placePaidOrder();
    expect(await captureOutput(refundOrder(tools, order.number, '80.50', confirmed))).toMatch(
      new RegExp(`\\n₹80.50 of ${order.number} will be refunded \\(refund_\\w+\\)`),
    );
    expect(await getErrorMessage(refundOrder(tools, order.number, '1,000', confirmed))).toBe(
      'At most ₹999.50 of this order can still be refunded.',
    );
    expect(await captureOutput(refundOrder(tools, order.id, undefined, confirmed))).toMatch(/\n₹999.50 of /);
    expect(await getErrorMessage(refundOrder(tools, order.number, undefined, confirmed))).toMatch(
      /already been refunded in full/,
    );
    const { refunds } = await shop.readOrderRecord(order.id);
    expect(refunds.map(({ amountPaise }) => amountPaise).sort()).toEqual([8050, 99_950]);
  });

  it.each(['much', '1.005', '-5', '0', 'NaN', '99999999999999999'])('rejects the amount %s', async (rupees) => {
    const order = await placePaidOrder();
    expect(await getErrorMessage(refundOrder(tools, order.number, rupees, confirmed))).toMatch(
      /not an amount in rupees|above zero|too large/,
    );
    expect((await shop.readOrderRecord(order.id)).refunds).toEqual([]);
  });

  it('rejects an unpaid order', async () => {
    const { number } = await placeOrder();
    expect(await getErrorMessage(refundOrder(tools, number, undefined, confirmed))).toMatch(/Nothing has been paid/);
  });
});

describe('a cancellation or refund', () => {
  const NO_REASON = 'Nothing was changed: add the reason, such as --reason "Damaged in transit".';
  const NOT_CONFIRMED = 'Nothing was changed: run this command in a terminal to confirm it, or add --yes.';
  const commands = {
    cancel: (number: string, confirmation: Confirmation) => changeOrderStatus(tools, number, 'cancelled', confirmation),
    refund: (number: string, confirmation: Confirmation) => refundOrder(tools, number, '80.50', confirmation),
  };

  it.each([
    ['cancel', /^Cancel order AAN-\w+ \(₹1,080\.00, Paid, Asha Rao, Ahmedabad\)\. It refunds ₹1,080\.00\.\n/],
    ['refund', /^Refund ₹80\.50 of order AAN-\w+ \(₹1,080\.00, Paid, Asha Rao, Ahmedabad\)\.\n/],
  ] as const)('shows the amount and the order, asks, and stores the reason: %s', async (name, summary) => {
    const { number } = await placePaidOrder();
    const terminal = createTerminal(' Wrong colour ', 'yes');
    expect(await captureOutput(commands[name](number, terminal))).toMatch(summary);
    expect(terminal.questions).toEqual(['Reason: ', 'Type yes to continue: ']);
    expect(await captureOutput(showOrder(tools, number))).toMatch(
      name === 'cancel' ? /Cancelled \(by hand, by shop\): Wrong colour/ : /refunded by the shop: Wrong colour/,
    );
  });

  it.each([
    ['without a terminal and --reason', { isConfirmed: true }, NO_REASON],
    ['without a terminal and --yes', { reason: 'Torn' }, NOT_CONFIRMED],
    ['with a blank reason', { reason: ' ', isConfirmed: true }, 'Reason is required.'],
    ['when the operator declines', { reason: 'Torn', ask: async () => 'no' }, 'Nothing was changed.'],
    ['when the operator gives no reason', { ask: async () => '' }, 'Reason is required.'],
  ] as [string, Partial<Confirmation>, string][])('changes nothing %s', async (_, changes, message) => {
    const order = await placePaidOrder();
    const before = await shop.readOrderRecord(order.id);
    for (const change of Object.values(commands)) {
      const refused = getErrorMessage(change(order.number, { ...unasked, ...changes }));
      await captureOutput(refused.then((text) => expect(text).toBe(message)));
    }
    expect(await shop.readOrderRecord(order.id)).toEqual(before);
  });

  it('cancels an unpaid order and tells that nothing is refunded', async () => {
    const { number } = await placeOrder();
    const output = await captureOutput(commands.cancel(number, confirmed));
    expect(output).toMatch(/Nothing has been paid for this order.*\n.* is now Cancelled\.$/);
  });

  it('keeps the reason of another change', async () => {
    const { number } = await placePaidOrder();
    await captureOutput(changeOrderStatus(tools, number, 'processing', { ...unasked, reason: 'Rush order' }));
    expect(await captureOutput(showOrder(tools, number))).toContain('Processing (by hand, by shop): Rush order');
  });
});

describe('alerts', () => {
  it('are listed, resolved with a note, and then shown with the order', async () => {
    const { id, number } = await placeOrder();
    await raiseAlert(shop.db, { kind: 'refund_on_hold', about: 'r-7', orderId: id, details: {} }, shop.clock.now());
    const key = 'refund_on_hold:r-7';
    expect(await captureOutput(listAlerts(tools))).toMatch(new RegExp(`^${key} .* ${number} .*\\n1 open alert$`));
    expect(await captureOutput(listOrders(tools, undefined))).toContain(`Review ${number}: refund on hold`);
    const operator = { staffId: null, name: 'meera', requestId: 'command' };
    const resolveAs = (note: string | undefined) => resolveAlert(tools, key, { author: operator, note });
    expect(await getErrorMessage(resolveAs(undefined))).toBe(`${key}: Note is required.`);
    expect(await captureOutput(resolveAs('Bank confirmed it'))).toBe(`${key} is resolved.`);
    expect(await getErrorMessage(resolveAs('Twice'))).toBe(`${key}: This alert has already been resolved.`);
    expect(await captureOutput(listAlerts(tools))).toBe('0 open alerts');
    expect(await captureOutput(showOrder(tools, number))).toContain(
      'Resolved by meera (Bank confirmed it): refund on hold',
    );
  });
});

describe('reconcile', () => {
  it('checks abandoned payments before they are due', async () => {
    const order = await placeOrder();
    shop.provider.pay(order.number);
    expect(await captureOutput(reconcileOrders(tools, () => 0))).toMatch(
      /^\d+ payments? .* checked, 1 order updated\./,
    );
    expect((await shop.readOrderRecord(order.id)).order).toMatchObject({ status: 1 });
  });

  it('prints how many checks wait for the read budget, and does not report them as failed [D-42]', async () => {
    const limited = await createCheckoutShop();
    try {
      const { db, clock, payments, logLines, config } = limited;
      for (let order = 0; order < 5; order++) await (await limited.createBuyer()).createOrder();
      const points = 40 * config.rateLimitFactor - 2;
      const expire = new Date(Date.now() + 60_000);
      await db.insert(rateLimitPoints).values({ key: 'provider-reads:background', points, expire });
      const before = logLines.length;
      const countFailures = () => logLines.length - before;
      const output = await captureOutput(reconcileOrders({ ...tools, db, clock, payments }, countFailures));
      expect(output).toMatch(
        /^2 payments and refunds checked, 0 orders updated\.\n3 more wait for the provider's limit; the running shop checks them\.$/m,
      );
    } finally {
      await limited.close();
    }
  });

  it('reports when the provider did not respond', async () => {
    await placeOrder();
    shop.provider.injectFault('findOrder', 'down');
    const before = shop.logLines.length;
    const output = await captureOutput(reconcileOrders(tools, () => shop.logLines.length - before));
    shop.provider.clearFaults();
    expect(output).toMatch(/, 0 orders updated; \d+ got no response, the shop will retry them\./);
  });
});
