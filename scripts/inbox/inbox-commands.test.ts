import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createInquiryRepository, type InquiryRepository } from '#server/modules/inquiries/inquiry-repository.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { inquiries, inquiryReplies, inquirySearchTerms } from '#server/platform/database/tables/inquiry-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { CommandError } from '../commands/command-error.ts';
import { deleteMessage } from './delete-message.ts';
import { exportInbox } from './export-inbox.ts';
import { listInbox } from './list-inbox.ts';
import { showMessage } from './show-message.ts';

const hostileTexts = Object.values(HOSTILE_TEXTS);
const buildMessage = (index: number) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  kind: 'project' as const,
  ticket: `PRJ-222222222${index}`,
  createdAt: new Date(Date.UTC(2026, 0, 2, 3, index)),
  name: `Sender ${index}`,
  email: 'asha@example.in',
  phone: '98',
  subject: 'Hotel',
  details: hostileTexts[index] ?? '',
  isSuspect: index === 0,
});

let connection: DatabaseConnection;
let inbox: InquiryRepository;
const folder = mkdtempSync(join(tmpdir(), 'inbox-test-'));
beforeAll(async () => {
  connection = await createTestDatabase();
  inbox = createInquiryRepository(connection.db);
  for (const index of hostileTexts.keys()) await inbox.insert(buildMessage(index));
}, 60_000);
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});

async function captureOutput(command: Promise<void>): Promise<string> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  try {
    await command;
  } finally {
    log.mockRestore();
    write.mockRestore();
  }
  return lines.join('\n');
}

describe('the inbox', () => {
  it('lists messages newest first, one per line, and counts suspected spam', async () => {
    const lines = (await captureOutput(listInbox(inbox, { isSuspect: false }))).split('\n');
    expect(lines).toHaveLength(hostileTexts.length);
    expect(lines[0]).toMatch(/^PRJ-2222222228 +2 Jan 2026, 8:38 am +project +Sender 8 /);
    expect(lines.at(-1)).toBe('8 messages; 1 suspected spam (--suspect lists them)');
    expect(await captureOutput(listInbox(inbox, { kind: 'contact', isSuspect: false }))).toBe('0 messages');
    expect(await captureOutput(listInbox(inbox, { isSuspect: true }))).toMatch(/^PRJ-2222222220.*\n1 message$/);
  });

  it('shows one message with its labels and retention dates', async () => {
    const output = await captureOutput(showMessage(inbox, 'prj-2222222221'));
    expect(output).toContain('Project inquiry PRJ-2222222221');
    expect(output).toContain('Project Type:    Hotel');
    expect(output).toContain('Acknowledge by:  4 Jan 2026, 8:31 am');
    expect(output).toContain(HOSTILE_TEXTS.emoji);
    await expect(showMessage(inbox, 'PRJ-NONE')).rejects.toThrow('There is no message PRJ-NONE.');
  });

  it('prints no line that a sender made up [SRV-65]', async () => {
    const forged = 'Asha\r\nResolve by:     never\n\u001b[2K\rId:   x';
    const ticket = 'MSG-2222222299';
    await inbox.insert({
      ...buildMessage(1),
      id: '00000000-0000-4000-8000-0000000000ff',
      ticket,
      name: forged,
      email: forged,
      phone: forged,
      subject: forged,
      details: forged,
    });
    const lines = (await captureOutput(showMessage(inbox, ticket))).split(/\r\n|[\n\r]/);
    for (const label of ['Resolve by:', 'Id:']) expect(lines.filter((line) => line.startsWith(label))).toHaveLength(1);
    expect(lines.join('')).not.toContain('\u001b');
    await connection.db.delete(inquiries).where(eq(inquiries.ticket, ticket));
  });

  it('deletes one message after a confirmation', async () => {
    const ticket = 'MSG-2222222298';
    const id = '00000000-0000-4000-8000-0000000000fe';
    await inbox.insert({ ...buildMessage(1), id, ticket });
    const reply = { id, inquiryId: id, kind: 'reply', text: 'Yes', by: 'Meera', at: new Date() } as const;
    await connection.db.insert(inquiryReplies).values(reply);
    const remove = (confirmation: Parameters<typeof deleteMessage>[2]) =>
      captureOutput(deleteMessage(inbox, 'msg-2222222298', confirmation));
    await expect(remove({ isConfirmed: false, ask: undefined })).rejects.toThrow(/^Nothing was changed: run this/);
    await expect(remove({ isConfirmed: false, ask: async () => '' })).rejects.toThrow('Nothing was changed.');
    expect(await inbox.findByTicketOrId(ticket)).toBeDefined();
    const output = await remove({ isConfirmed: false, ask: async () => 'yes' });
    expect(output).toBe(
      `Delete Project inquiry ${ticket} of Sender 1, asha@example.in. You can't undo this.\n${ticket} is deleted.`,
    );
    expect(await inbox.findByTicketOrId(ticket)).toBeUndefined();
    expect(await connection.db.$count(inquiryReplies)).toBe(0);
    expect(await connection.db.$count(inquirySearchTerms, eq(inquirySearchTerms.inquiryId, id))).toBe(0);
    expect(await inbox.listOldestFirst(undefined)).toHaveLength(hostileTexts.length);
    await expect(remove({ isConfirmed: true, ask: undefined })).rejects.toThrow('There is no message msg-2222222298.');
  });

  it("exports every message under its form's field names, exactly as stored [SRV-65]", async () => {
    const exported = JSON.parse(await captureOutput(exportInbox(inbox, { kind: undefined, file: undefined })));
    expect(exported.map((message: { projectDetails: string }) => message.projectDetails)).toEqual(hostileTexts);
    expect(exported[1]).toEqual({
      id: buildMessage(1).id,
      kind: 'project',
      ticket: 'PRJ-2222222221',
      createdAt: '2026-01-02T03:01:00.000Z',
      isSuspect: false,
      name: 'Sender 1',
      email: 'asha@example.in',
      phone: '98',
      projectType: 'Hotel',
      projectDetails: HOSTILE_TEXTS.emoji,
    });
    expect(await captureOutput(exportInbox(inbox, { kind: 'customization', file: undefined }))).toBe('[]\n');
  });

  it('writes the export as plain JSON, readable only by its owner', async () => {
    const file = join(folder, 'messages.json');
    writeFileSync(file, 'an earlier export', { mode: 0o644 });
    expect(await captureOutput(exportInbox(inbox, { kind: 'project', file }))).toBe(`9 messages written to ${file}.`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(9);
    expect(statSync(file).mode & 0o077).toBe(0);
    await expect(exportInbox(inbox, { kind: 'project', file: 'x.csv' })).rejects.toBeInstanceOf(CommandError);
  });
});
