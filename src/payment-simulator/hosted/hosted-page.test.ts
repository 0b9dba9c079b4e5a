import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMerchant } from '#tests/support/payments/simulator-merchant.ts';
import { startTestSimulator, type TestSimulator } from '#tests/support/payments/test-simulator.ts';

let simulator: TestSimulator;
let merchant: ReturnType<typeof createMerchant>;
beforeAll(async () => {
  simulator = await startTestSimulator();
  merchant = createMerchant(simulator);
});
afterAll(() => simulator.close());

const RETURN_URL = 'http://localhost:3000/cashfree-return?order_id={order_id}';

async function createSession(id: string, more: Record<string, unknown> = {}): Promise<string> {
  const { body } = await merchant.createOrder(id, { order_meta: { return_url: RETURN_URL }, ...more });
  return String(body.payment_session_id);
}

const post = (path: string, fields: Record<string, string>) =>
  fetch(simulator.origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const pay = (session: string, fields: Record<string, string>) => post(`/pg/view/sessions/${session}/pay`, fields);
const getLatestStatus = async (id: string) => (await merchant.listPayments(id))[0]?.payment_status;

describe('the hosted page', () => {
  it("opens from the script's form and shows merchant, amount, order and that it is a test", async () => {
    const session = await createSession('H-1', { order_amount: 123456.5 });
    const opened = await post('/pg/view/sessions/checkout', { payment_session_id: session });
    expect(opened.status).toBe(303);
    const page = await fetch(new URL(opened.headers.get('location') ?? '', simulator.origin));
    const html = await page.text();
    expect(page.status).toBe(200);
    for (const text of ['Test payments – no money moves', 'Pay Aangan', '₹1,23,456.50', 'H-1']) {
      expect(html).toContain(text);
    }
    const buttons = [...html.matchAll(/<button name="outcome"[^>]*>([^<]+)<\/button>/g)].map((match) => match[1]);
    expect(buttons).toEqual([
      'Success',
      'Bank decline',
      'Insufficient funds',
      'Pay then close tab',
      'Pending then success',
      'Pending then failure',
      'Cancel',
    ]);
  });

  it('loads nothing from other origins and submits forms only to itself and the shop', async () => {
    const session = await createSession('H-policy');
    const page = await fetch(`${simulator.origin}/pg/view/sessions/${session}`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:3000;");
    expect(policy).not.toContain('unsafe');
    expect(await page.text()).not.toMatch(/(src|href)="https?:/);
  });

  it.each([
    ['success', 'SUCCESS'],
    ['decline', 'FAILED'],
    ['insufficient_funds', 'FAILED'],
    ['pending', 'PENDING'],
    ['pending_failure', 'PENDING'],
    ['drop', 'USER_DROPPED'],
  ])('redirects to the shop after %s', async (outcome, status) => {
    const response = await pay(await createSession(`H-${outcome}`), { outcome });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`http://localhost:3000/cashfree-return?order_id=H-${outcome}`);
    expect(await getLatestStatus(`H-${outcome}`)).toBe(status);
  });

  it('pays without a redirect for "Pay then close tab"', async () => {
    const response = await pay(await createSession('H-close'), { outcome: 'close_tab' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Close this tab now');
    expect((await merchant.getOrder('H-close')).body.order_status).toBe('PAID');
  });

  it.each([
    [
      'H-card',
      { card_number: '4706 1312 1121 2123', card_expiry: '12/34', card_cvv: '123', card_otp: '111000' },
      'SUCCESS',
    ],
    ['H-otp', { card_number: '4706131211212123', card_expiry: '12/34', card_cvv: '123', card_otp: '222000' }, 'FAILED'],
    ['H-upi', { upi_vpa: 'testsuccess@gocash' }, 'SUCCESS'],
    ['H-upi-no', { upi_vpa: ' TestFailure@gocash ' }, 'FAILED'],
  ])('accepts the sandbox values (%s)', async (id, fields, status) => {
    expect((await pay(await createSession(id), fields as Record<string, string>)).status).toBe(303);
    expect(await getLatestStatus(id)).toBe(status);
  });

  it.each([
    [{ card_number: '4242424242424242', card_expiry: '12/34', card_cvv: '123', card_otp: '111000' }, /test card/],
    [{ card_number: '4706131211212123', card_expiry: '13/34', card_cvv: '123', card_otp: '111000' }, /MM\/YY/],
    [{ card_number: '4706131211212123', card_expiry: '12/34', card_cvv: '1', card_otp: '111000' }, /CVV/],
    [{ upi_vpa: 'testinvalid@gocash' }, /does not exist/],
    [{ upi_vpa: 'asha@bank' }, /test UPI ids/],
    [{ outcome: 'win' }, /choose/],
  ])('explains what is wrong with %j and charges nothing', async (fields, message) => {
    const id = `H-bad-${String(message).replace(/\W/g, '')}`;
    const response = await pay(await createSession(id), fields as Record<string, string>);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(new RegExp(`role="alert">[^<]*${message.source}`));
    expect(await merchant.listPayments(id)).toEqual([]);
  });

  it('accepts no payment for a paid, terminated or unknown order', async () => {
    const session = await createSession('H-paid');
    await pay(session, { outcome: 'success' });
    expect(await (await pay(session, { outcome: 'success' })).text()).toContain('already been paid');
    expect(await merchant.listPayments('H-paid')).toHaveLength(1);
    const terminatedSession = await createSession('H-ended');
    await merchant.terminateOrder('H-ended');
    expect(await (await pay(terminatedSession, { outcome: 'success' })).text()).toContain('is no longer open');
    expect(await merchant.listPayments('H-ended')).toEqual([]);
    expect((await fetch(`${simulator.origin}/pg/view/sessions/session_nobody`)).status).toBe(404);
    expect((await post('/pg/view/sessions/checkout', { payment_session_id: 'x' })).status).toBe(404);
  });

  it("uses the browser's return URL only if it has the shop's origin", async () => {
    const ownReturnUrl = 'http://localhost:3000/elsewhere?o={order_id}';
    const first = await pay(await createSession('H-back'), { outcome: 'success', return_url: ownReturnUrl });
    expect(first.headers.get('location')).toBe('http://localhost:3000/elsewhere?o=H-back');
    const second = await pay(await createSession('H-astray'), {
      outcome: 'success',
      return_url: 'https://evil.example/',
    });
    expect(second.headers.get('location')).toBe('http://localhost:3000/cashfree-return?order_id=H-astray');
  });

  it('posts the result to the embedding page inside an iframe', async () => {
    const response = await pay(await createSession('H-frame'), { outcome: 'decline', framed: '1' });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<script src="/js/v3/frame-result.js" data-paid="false" data-message="Your bank declined');
  });

  it('escapes merchant and order texts', async () => {
    const odd = await startTestSimulator({ merchantName: `<script>"&'` });
    const { body } = await createMerchant(odd).createOrder('H-odd');
    const html = await (await fetch(`${odd.origin}/pg/view/sessions/${body.payment_session_id}`)).text();
    expect(html).toContain('Pay &lt;script&gt;&quot;&amp;&#39;');
    expect(html).not.toContain('<script>');
    await odd.close();
  });
});
