import { chmodSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { InquiryKind } from '#domain/inquiries/inquiry-kinds.ts';
import { type InquiryRecord, toFormValues } from '#server/modules/inquiries/inquiry-record.ts';
import type { InquiryRepository } from '#server/modules/inquiries/inquiry-repository.ts';
import { CommandError } from '../commands/command-error.ts';
import { toTerminalJson } from '../commands/terminal-text.ts';

type ExportOptions = { kind: InquiryKind | undefined; file: string | undefined };

/** Exports only JSON, because spreadsheets would execute CSV values that begin with '='. */
export async function exportInbox(inbox: InquiryRepository, { kind, file }: ExportOptions): Promise<void> {
  if (file !== undefined && extname(file).toLowerCase() !== '.json') {
    throw new CommandError(`${file} must end in .json.`);
  }
  const messages = await inbox.listOldestFirst(kind);
  const text = `${toTerminalJson(messages.map(toExportedMessage))}\n`;
  if (file === undefined) process.stdout.write(text);
  else {
    writeFileSync(file, text, { mode: 0o600 });
    // An existing file keeps its mode.
    chmodSync(file, 0o600);
    console.log(`${messages.length} messages written to ${file}.`);
  }
}

/** Uses the field names of the forms. */
const toExportedMessage = (message: InquiryRecord) => ({
  id: message.id,
  kind: message.kind,
  ticket: message.ticket,
  createdAt: message.createdAt.toISOString(),
  isSuspect: message.isSuspect,
  ...toFormValues(message),
});
