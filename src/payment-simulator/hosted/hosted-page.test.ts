import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSimulator, type TestSimulator } from '#tests/support/payment-simulator.ts';
import { merchantOf } from '#tests/support/simulator-merchant.ts';

let simulator: TestSimulator;
let merchant: ReturnType<typeof merchantOf>;
beforeAll(async () => {
  simulator = await startTestSimulator();
  merchant = merchantOf(simulator);
});
afterAll(() => simulator.close());

const RETURN = 'http://localhost:3000/cashfree-return?order_id={order_id}';

async function sessionOf(id: string, more: Record<string, unknown> = {}): Promise<string> {
  const { body } = await merchant.create(id, { order_meta: { return_url: RETURN }, ...more });
  return String(body.payment_session_id);
}

const post = (path: string, fields: Record<string, string>) =>
  fetch(simulator.origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const pay = (session: string, fields: Record<string, string>) => post(`/pg/view/sessions/${session}/pay`, fields);
const newest = async (id: string) => (await merchant.payments(id))[0]?.payment_status;

describe('the hosted page', () => {
  it('opens by the form of the script and shows merchant, amount, order and that it is a test', async () => {
    const session = await sessionOf('H-1', { order_amount: 123456.5 });
    const opened = await post('/pg/view/sessions/checkout', { payment_session_id: session });
    expect(opened.status).toBe(303);
    const page = await fetch(new URL(opened.headers.get('location') ?? '', simulator.origin));
    const html = await page.text();
    expect(page.status).toBe(200);
    for (const words of ['Test payments – no money moves', 'Pay Aangan', '₹1,23,456.50', 'H-1']) {
      expect(html).toContain(words);
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

  it('loads nothing from elsewhere and may only send its form here and on to the shop', async () => {
    const session = await sessionOf('H-policy');
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
  ])('sends the browser back to the shop after %s', async (outcome, status) => {
    const answer = await pay(await sessionOf(`H-${outcome}`), { outcome });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://localhost:3000/cashfree-return?order_id=H-${outcome}`);
    expect(await newest(`H-${outcome}`)).toBe(status);
  });

  it('pays without a way back when the tab is to be closed', async () => {
    const answer = await pay(await sessionOf('H-close'), { outcome: 'close_tab' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Close this tab now');
    expect((await merchant.order('H-close')).body.order_status).toBe('PAID');
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
  ])('takes the sandbox values (%s)', async (id, fields, status) => {
    expect((await pay(await sessionOf(id), fields as Record<string, string>)).status).toBe(303);
    expect(await newest(id)).toBe(status);
  });

  it.each([
    [{ card_number: '4242424242424242', card_expiry: '12/34', card_cvv: '123', card_otp: '111000' }, /test card/],
    [{ card_number: '4706131211212123', card_expiry: '13/34', card_cvv: '123', card_otp: '111000' }, /MM\/YY/],
    [{ card_number: '4706131211212123', card_expiry: '12/34', card_cvv: '1', card_otp: '111000' }, /CVV/],
    [{ upi_vpa: 'testinvalid@gocash' }, /does not exist/],
    [{ upi_vpa: 'asha@bank' }, /test UPI ids/],
    [{ outcome: 'win' }, /choose/],
  ])('says what is wrong with %j and takes nothing', async (fields, words) => {
    const id = `H-bad-${String(words).replace(/\W/g, '')}`;
    const answer = await pay(await sessionOf(id), fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(new RegExp(`role="alert">[^<]*${words.source}`));
    expect(await merchant.payments(id)).toEqual([]);
  });

  it('of a paid, ended or unknown payment takes no money', async () => {
    const session = await sessionOf('H-paid');
    await pay(session, { outcome: 'success' });
    expect(await (await pay(session, { outcome: 'success' })).text()).toContain('paid already');
    expect(await merchant.payments('H-paid')).toHaveLength(1);
    const ended = await sessionOf('H-ended');
    await merchant.terminate('H-ended');
    expect(await (await pay(ended, { outcome: 'success' })).text()).toContain('can no longer be made');
    expect(await merchant.payments('H-ended')).toEqual([]);
    expect((await fetch(`${simulator.origin}/pg/view/sessions/session_nobody`)).status).toBe(404);
    expect((await post('/pg/view/sessions/checkout', { payment_session_id: 'x' })).status).toBe(404);
  });

  it('goes back to the address that the browser asked for only when it leads to the same shop', async () => {
    const mine = 'http://localhost:3000/elsewhere?o={order_id}';
    const first = await pay(await sessionOf('H-back'), { outcome: 'success', return_url: mine });
    expect(first.headers.get('location')).toBe('http://localhost:3000/elsewhere?o=H-back');
    const second = await pay(await sessionOf('H-astray'), { outcome: 'success', return_url: 'https://evil.example/' });
    expect(second.headers.get('location')).toBe('http://localhost:3000/cashfree-return?order_id=H-astray');
  });

  it('inside a frame tells the page around it instead', async () => {
    const answer = await pay(await sessionOf('H-frame'), { outcome: 'decline', framed: '1' });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<script src="/js/v3/frame-result.js" data-paid="false" data-message="Your bank declined');
  });

  it('writes what others wrote as text', async () => {
    const odd = await startTestSimulator({ merchantName: `<script>"&'` });
    const { body } = await merchantOf(odd).create('H-odd');
    const html = await (await fetch(`${odd.origin}/pg/view/sessions/${body.payment_session_id}`)).text();
    expect(html).toContain('Pay &lt;script&gt;&quot;&amp;&#39;');
    expect(html).not.toContain('<script>');
    await odd.close();
  });
});
