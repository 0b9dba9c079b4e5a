import { type AccountRepository, createAccountRepository } from '#server/modules/account/account-repository.ts';
import { createResetLinkSender, type SendResetLink } from '#server/modules/account/credentials/send-reset-link.ts';
import { createEmailLinks } from '#server/modules/account/links/email-links.ts';
import { createSessionRepository } from '#server/modules/account/sessions/session-repository.ts';
import { lockCart } from '#server/modules/cart/cart-repository.ts';
import { createErasureService, type ErasureService } from '#server/modules/privacy/erasure-service.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import { type Config, loadConfig } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { withShopDatabase } from '../commands/shop-database.ts';

export type CustomerTools = {
  accounts: Pick<AccountRepository, 'findLogin' | 'findUser'>;
  erasures: Pick<ErasureService, 'request'>;
  sendResetLink: SendResetLink;
};

/** Opens the shop's database and runs `work` with the services for customers' requests. */
export const withCustomerTools = (work: (tools: CustomerTools) => Promise<void>): Promise<void> =>
  withShopDatabase(loadConfig, (db, { session }) => work(createCustomerTools({ db, session, clock: systemClock })));

type ToolsDeps = { db: Database; session: Pick<Config['session'], 'secret'>; clock: Clock };

export const createCustomerTools = ({ db, session, clock }: ToolsDeps): CustomerTools => ({
  accounts: createAccountRepository(db),
  erasures: createErasureService({ db, clock, endSessions: createSessionRepository(db).endAll, lockCart }),
  sendResetLink: createResetLinkSender({ db, links: createEmailLinks({ secret: session.secret, clock }) }),
});
