import { createInquiryRepository, type InquiryRepository } from '#server/modules/inquiries/inquiry-repository.ts';
import { databaseSettings, withShopDatabase } from '../shop-database.ts';
import { InboxCommandError } from './command-error.ts';

export const withInbox = (work: (inbox: InquiryRepository) => Promise<void>): Promise<void> =>
  withShopDatabase(
    databaseSettings,
    (db) => work(createInquiryRepository(db)),
    (sentence, { isEmbedded }) => {
      const hint = isEmbedded ? `\nThe embedded database has one reader at a time. ${MEANWHILE}` : '';
      return new InboxCommandError(`${sentence}${hint}`);
    },
  );

const MEANWHILE =
  'While the shop runs, its messages lie as mails in the folder "outbox" beside it, or reach you by SMTP.';
