import { DatabaseStartError } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createInquiryRepository, type InquiryRepository } from '#server/features/inquiries/inquiry-repository.ts';
import { InboxCommandError } from './command-error.ts';

/** Works on the database that the shop uses with the same settings: DATABASE_URL, else the one in DATA_DIR. */
export async function withInbox(work: (inbox: InquiryRepository) => Promise<void>): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL?.trim() || undefined;
  const dataDir = process.env.DATA_DIR?.trim() || '.data';
  const connection = await openDatabase({ databaseUrl, dataDir }).catch((error: unknown) => {
    if (!(error instanceof DatabaseStartError)) throw error;
    const hint = databaseUrl ? '' : `\nThe embedded database has one reader at a time. ${MEANWHILE}`;
    throw new InboxCommandError(`${error.message}${hint}`);
  });
  try {
    await work(createInquiryRepository(connection.db));
  } finally {
    await connection.close();
  }
}

const MEANWHILE =
  'While the shop runs, its messages lie as mails in the folder "outbox" beside it, or reach you by SMTP.';
