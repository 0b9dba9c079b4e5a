import { createInquiryRepository, type InquiryRepository } from '#server/modules/inquiries/inquiry-repository.ts';
import { CommandError } from '../commands/command-error.ts';
import { parseDatabaseSettings, withShopDatabase } from '../commands/shop-database.ts';

export const withInquiryRepository = (work: (inbox: InquiryRepository) => Promise<void>): Promise<void> =>
  withShopDatabase(
    parseDatabaseSettings,
    (db) => work(createInquiryRepository(db)),
    (message, { isEmbedded }) => {
      const hint = isEmbedded ? `\nThe embedded database allows one process at a time. ${MAIL_HINT}` : '';
      return new CommandError(`${message}${hint}`);
    },
  );

const MAIL_HINT =
  'While the shop runs, read its messages as emails in the folder "outbox" of DATA_DIR, or in your SMTP mailbox.';
