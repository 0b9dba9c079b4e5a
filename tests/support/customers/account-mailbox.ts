import { createAccountRepository } from '#server/modules/account/account-repository.ts';
import { createCredentialsEmailHandlers } from '#server/modules/account/credentials/credentials-emails.ts';
import { createEmailLinks, LINK_TOPICS } from '#server/modules/account/links/email-links.ts';
import { createOutboxRepository } from '#server/platform/jobs/outbox-repository.ts';
import { createOutboxWorker } from '#server/platform/jobs/outbox-worker.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { TestApp } from '../shop/test-app.ts';

/** Delivers the emails about accounts to the test. */
export function createAccountMailbox({ db, clock, config }: TestApp) {
  const received: Mail[] = [];
  const handlers = createCredentialsEmailHandlers({
    db,
    accounts: createAccountRepository(db),
    links: createEmailLinks({ secret: config.session.secret, clock }),
    mail: { send: async (mail) => void received.push(mail) },
    shop: config.shop,
    publicOrigin: config.publicOrigin,
  });
  const worker = createOutboxWorker({
    outbox: createOutboxRepository(db),
    // A sign-up also sends the link that verifies the email.
    handlers: { [LINK_TOPICS.verifyEmail]: async () => undefined, ...handlers },
    clock,
    onFailure({ topic, reason }) {
      throw new Error(`${topic} failed: ${reason}`);
    },
    onError() {},
  });

  /** Sends what is due and returns it. */
  async function deliver(): Promise<Mail[]> {
    await worker.runOnce();
    return received.splice(0);
  }

  /** Returns the token of the link in an email. */
  function readToken(text = ''): string {
    const token = /#([\w-]{43})(?![\w-])/.exec(text)?.[1];
    if (token === undefined) throw new Error(`no link in: ${text}`);
    return token;
  }

  return { deliver, readToken, takeToken: async () => readToken((await deliver()).map(({ text }) => text).join('\n')) };
}
