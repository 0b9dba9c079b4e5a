import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createMerchant, startWebhookReceiver } from '#tests/support/payments/simulator-merchant.ts';
import { startTestSimulator } from '#tests/support/payments/test-simulator.ts';
import { type JournalLine, openJournal } from './journal.ts';

const folder = mkdtempSync(join(tmpdir(), 'journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function linesIn(file: string): Promise<JournalLine[]> {
  const lines: JournalLine[] = [];
  const journal = await openJournal(file, (line) => lines.push(line));
  await journal.close();
  return lines;
}

describe('the journal', () => {
  it('replays flushed lines in order and drops a torn last line', async () => {
    const file = join(folder, 'torn.jsonl');
    const journal = await openJournal(file, () => undefined);
    const written = Array.from({ length: 50 }, (_, at) => ({ kind: 'order', id: `o${at}`, value: { at } }));
    for (const line of written) journal.append(line);
    await journal.flush();
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(50);
    await journal.close();
    appendFileSync(file, '{"kind":"order","id":"o50","val');
    expect(await linesIn(file)).toEqual(written);
    expect(await linesIn(file)).toEqual(written);
  });

  it('reports the position of a corrupt line', async () => {
    const file = join(folder, 'broken.jsonl');
    writeFileSync(file, '{"kind":"order","id":"a","value":{}}\nnot json\n{"kind":"order","id":"b","value":{}}\n');
    await expect(linesIn(file)).rejects.toThrow(/broken\.jsonl, line 2/);
  });

  it('throws when the file cannot be opened', async () => {
    await expect(openJournal(folder, () => undefined)).rejects.toThrow();
  });
});

describe('a restarted simulator', () => {
  it('restores orders, payments and refunds, resumes pending work and replays idempotent requests', async () => {
    const board = await startWebhookReceiver(500, 200);
    const journalFile = join(folder, 'again.jsonl');
    const first = await startTestSimulator({ journalFile });
    const before = createMerchant(first);
    const key = { 'x-idempotency-key': 'k' };
    const { body: created } = await before.create('J-1', {}, key);
    await before.create('J-2', { order_meta: { notify_url: board.origin } });
    await first.pay('J-2', 'pending');
    await before.create('J-3', { order_meta: { notify_url: board.origin } });
    await first.pay('J-3', 'success');
    await before.refund('J-3', 'refund-1', 10);
    await expect.poll(() => board.notices.length).toBe(1);
    const ledger = await first.ledger();
    await first.close();

    const second = await startTestSimulator({ journalFile });
    const after = createMerchant(second);
    expect(await second.ledger()).toEqual(ledger);
    expect((await after.create('J-1', {}, key)).body).toEqual(created);
    await second.advance(10 * 60_000);
    expect((await after.order('J-2')).body.order_status).toBe('PAID');
    expect(await after.refundStatus('J-3', 'refund-1')).toBe('SUCCESS');
    await expect
      .poll(async () => (await second.deliveries()).map(({ state }) => state))
      .toEqual(['delivered', 'delivered', 'delivered']);
    await second.close();
    await board.close();
  });
});
