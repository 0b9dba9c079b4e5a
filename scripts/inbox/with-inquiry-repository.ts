import { createInquiryRepository, type InquiryRepository } from '#server/modules/inquiries/inquiry-repository.ts';
import { parseDatabaseSettings, withShopDatabase } from '../commands/shop-database.ts';

export const withInquiryRepository = (work: (inbox: InquiryRepository) => Promise<void>): Promise<void> =>
  withShopDatabase(parseDatabaseSettings, (db) => work(createInquiryRepository(db)));
