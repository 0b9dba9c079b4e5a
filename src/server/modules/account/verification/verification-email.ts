import { paths } from '#contract/paths.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { EmailEntry } from '#server/platform/jobs/outbox-repository.ts';
import type { MailGateway } from '#server/platform/mail/mail.ts';
import { renderEmail } from '#server/platform/mail/render-email.ts';
import { type EmailLinks, LINK_TOPICS } from '../links/email-links.ts';

type VerificationEmailDeps = {
  db: Database;
  links: Pick<EmailLinks, 'findToSend'>;
  mail: MailGateway;
  shop: ShopFacts;
  publicOrigin: string;
};

/** Creates the outbox handler that sends the link. The token is in the fragment, which browsers send to nobody. */
export const createVerificationEmailHandlers = ({ db, links, mail, shop, publicOrigin }: VerificationEmailDeps) => ({
  async [LINK_TOPICS.verifyEmail]({ id, payload, createdAt }: EmailEntry): Promise<void> {
    const link = await links.findToSend(db, 'verifyEmail', payload.linkId ?? '');
    if (!link) return;
    await mail.send({
      id,
      date: createdAt,
      // Leaves out the typed name, so that nobody can use the sign-up form to send words to strangers.
      to: { name: '', address: link.email },
      subject: `Please confirm your email for ${shop.name}`,
      ...renderEmail({
        shop,
        title: 'Please confirm your email',
        blocks: [
          {
            kind: 'paragraph',
            text: `Someone, we hope you, opened an account at ${shop.name} with this email. Please confirm that it's yours.`,
          },
          {
            kind: 'link',
            text: 'Confirm my email',
            address: `${publicOrigin}${paths.verifyEmail}#${link.token}`,
          },
          { kind: 'paragraph', text: 'The link works once, for 24 hours. You can order without confirming.' },
          {
            kind: 'paragraph',
            text: `If it wasn't you, don't use the link. Write to ${shop.email} and we'll remove the account.`,
          },
        ],
      }),
    });
  },
});
