import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { InquiryKind } from '#domain/inquiries/inquiry-kinds.ts';
import { type InquiryRecord, toFormValues } from '#server/modules/inquiries/inquiry-record.ts';
import type { InquiryRepository } from '#server/modules/inquiries/inquiry-repository.ts';
import { InboxCommandError } from './command-error.ts';
import { screenJson } from './terminal-text.ts';

type Wanted = { kind: InquiryKind | undefined; file: string | undefined };

/** JSON only: in CSV, spreadsheets would execute values that begin with '='. */
export async function exportInbox(inbox: InquiryRepository, { kind, file }: Wanted): Promise<void> {
  if (file !== undefined && extname(file).toLowerCase() !== '.json') {
    throw new InboxCommandError(`${file} must end in .json.`);
  }
  const messages = await inbox.oldestFirst(kind);
  const text = `${screenJson(messages.map(exported))}\n`;
  if (file === undefined) process.stdout.write(text);
  else {
    writeFileSync(file, text, { mode: 0o600 });
    console.log(`${messages.length} messages written to ${file}.`);
  }
}

/** Under the names that the forms have for their fields. */
const exported = (message: InquiryRecord) => ({
  id: message.id,
  kind: message.kind,
  ticket: message.ticket,
  createdAt: message.createdAt.toISOString(),
  isSuspect: message.isSuspect,
  ...toFormValues(message),
});
