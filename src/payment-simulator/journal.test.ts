import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestSimulator } from '#tests/support/payment-simulator.ts';
import { merchantOf, startNoticeBoard } from '#tests/support/simulator-merchant.ts';
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
  it('gives back what was settled, in order, and a torn last line is dropped', async () => {
    const file = join(folder, 'torn.jsonl');
    const journal = await openJournal(file, () => undefined);
    const written = Array.from({ length: 50 }, (_, at) => ({ kind: 'order', id: `o${at}`, value: { at } }));
    for (const line of written) journal.append(line);
    await journal.settled();
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(50);
    await journal.close();
    appendFileSync(file, '{"kind":"order","id":"o50","val');
    expect(await linesIn(file)).toEqual(written);
    expect(await linesIn(file)).toEqual(written);
  });

  it('with a broken line in the middle is refused with its place', async () => {
    const file = join(folder, 'broken.jsonl');
    writeFileSync(file, '{"kind":"order","id":"a","value":{}}\nnot json\n{"kind":"order","id":"b","value":{}}\n');
    await expect(linesIn(file)).rejects.toThrow(/broken\.jsonl, line 2/);
  });

  it('that cannot be opened is an error', async () => {
    await expect(openJournal(folder, () => undefined)).rejects.toThrow();
  });
});

describe('a simulator that starts again', () => {
  it('knows every order, payment and refund, goes on with what was under way and still replays', async () => {
    const board = await startNoticeBoard(500, 200);
    const journalFile = join(folder, 'again.jsonl');
    const first = await startTestSimulator({ journalFile });
    const before = merchantOf(first);
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
    const after = merchantOf(second);
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
