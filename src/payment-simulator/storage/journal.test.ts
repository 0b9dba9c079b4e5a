import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createMerchant, startWebhookReceiver } from '#tests/support/payments/simulator-merchant.ts';
import { startTestSimulator } from '#tests/support/payments/test-simulator.ts';
import { type JournalLine, openJournal } from './journal.ts';

const folder = mkdtempSync(join(tmpdir(), 'journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function readLines(file: string): Promise<JournalLine[]> {
  const lines: JournalLine[] = [];
  const journal = await openJournal(file, (line) => lines.push(line));
  await journal.close();
  return lines;
}

describe('the journal', () => {
  it('replays flushed lines in order and drops a torn last line', async () => {
    const file = join(folder, 'torn.jsonl');
    const journal = await openJournal(file, () => undefined);
    const appended = Array.from({ length: 50 }, (_, index) => ({ kind: 'order', id: `o${index}`, value: { index } }));
    for (const line of appended) journal.append(line);
    await journal.flush();
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(50);
    await journal.close();
    appendFileSync(file, '{"kind":"order","id":"o50","val');
    expect(await readLines(file)).toEqual(appended);
    expect(await readLines(file)).toEqual(appended);
  });

  it('is readable only by its owner, even if the file was there before', async () => {
    const file = join(folder, 'readable.jsonl');
    writeFileSync(file, '', { mode: 0o644 });
    await readLines(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('reports the position of a corrupt line', async () => {
    const file = join(folder, 'broken.jsonl');
    writeFileSync(file, '{"kind":"order","id":"a","value":{}}\nnot json\n{"kind":"order","id":"b","value":{}}\n');
    await expect(readLines(file)).rejects.toThrow(/broken\.jsonl, line 2/);
  });

  it('throws when the file cannot be opened', async () => {
    await expect(openJournal(folder, () => undefined)).rejects.toThrow();
  });
});

describe('a restarted simulator', () => {
  it('restores orders, payments and refunds, resumes pending work and replays idempotent requests', async () => {
    const receiver = await startWebhookReceiver(500, 200);
    const journalFile = join(folder, 'again.jsonl');
    const first = await startTestSimulator({ journalFile });
    const before = createMerchant(first);
    const key = { 'x-idempotency-key': 'k' };
    const { body: created } = await before.createOrder('J-1', {}, key);
    await before.createOrder('J-2', { order_meta: { notify_url: receiver.origin } });
    await first.pay('J-2', 'pending');
    await before.createOrder('J-3', { order_meta: { notify_url: receiver.origin } });
    await first.pay('J-3', 'success');
    await before.createRefund('J-3', 'refund-1', 10);
    await expect.poll(() => receiver.events.length).toBe(1);
    const ledger = await first.readLedger();
    await first.close();

    const second = await startTestSimulator({ journalFile });
    const after = createMerchant(second);
    expect(await second.readLedger()).toEqual(ledger);
    expect((await after.createOrder('J-1', {}, key)).body).toEqual(created);
    await second.advanceClock(10 * 60_000);
    expect((await after.getOrder('J-2')).body.order_status).toBe('PAID');
    expect(await after.getRefundStatus('J-3', 'refund-1')).toBe('SUCCESS');
    await expect
      .poll(async () => (await second.listDeliveries()).map(({ state }) => state))
      .toEqual(['delivered', 'delivered', 'delivered']);
    await second.close();
    await receiver.close();
  });
});
