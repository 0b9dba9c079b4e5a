import { paths } from '#contract/paths.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { EmailEntry } from '#server/platform/jobs/outbox-repository.ts';
import type { EmailBlock } from '#server/platform/mail/email-content.ts';
import type { MailGateway } from '#server/platform/mail/mail.ts';
import { renderEmail } from '#server/platform/mail/render-email.ts';
import type { AccountRepository } from '../account-repository.ts';
import { type EmailLinks, LINK_TOPICS } from '../links/email-links.ts';

export const CREDENTIALS_TOPICS = {
  passwordChanged: 'mail.password-changed',
  emailChanged: 'mail.email-changed',
} as const;

type OutboxHandler = (entry: EmailEntry) => Promise<void>;
type CredentialsEmailDeps = {
  db: Database;
  accounts: Pick<AccountRepository, 'findLogin' | 'findUser'>;
  links: EmailLinks;
  mail: MailGateway;
  shop: ShopFacts;
  publicOrigin: string;
};
type AccountEmail = { readonly to: string; readonly title: string; readonly blocks: readonly EmailBlock[] };

const paragraph = (text: string): EmailBlock => ({ kind: 'paragraph', text });

/** Creates outbox handlers for emails about password and sign-in email. */
export function createCredentialsEmailHandlers(deps: CredentialsEmailDeps): Readonly<Record<string, OutboxHandler>> {
  const { db, accounts, links, mail, shop, publicOrigin } = deps;
  const contact = `Please write to ${shop.email} or call ${shop.phone} at once.`;
  const send = ({ id, createdAt }: EmailEntry, { to, title, blocks }: AccountEmail) =>
    mail.send({
      id,
      date: createdAt,
      to: { name: '', address: to },
      subject: title,
      ...renderEmail({ shop, title, blocks }),
    });
  // The token is in the fragment, which browsers send to no server: not in a request, its log or `Referer`.
  const buildAddress = (path: string, token: string) => `${publicOrigin}${path}#${token}`;

  return {
    async [LINK_TOPICS.resetPassword](entry) {
      const linkId = entry.payload.linkId ?? '';
      const email = await links.findEmail(db, linkId);
      const login = email === undefined ? undefined : await accounts.findLogin(email);
      if (login) await links.assign(db, linkId, login.userId);
      const link = await links.findToSend(db, 'resetPassword', linkId);
      const user = link && (await accounts.findUser(link.userId));
      if (!user) return;
      await send(entry, {
        to: user.email,
        title: 'Reset your password',
        blocks: [
          paragraph('Someone, hopefully you, asked to reset the password of your account.'),
          { kind: 'link', text: 'Choose a new password', address: buildAddress(paths.reset, link.token) },
          paragraph('The link works once, for 30 minutes.'),
          paragraph(
            "Wasn't it you? Then ignore this email: your password stays as it is. Never give the link to anyone.",
          ),
        ],
      });
    },

    async [LINK_TOPICS.changeEmail](entry) {
      const link = await links.findToSend(db, 'changeEmail', entry.payload.linkId ?? '');
      if (!link) return;
      await send(entry, {
        to: link.email,
        title: 'Confirm your new email',
        blocks: [
          paragraph('Please confirm that you want to log in with this email from now on.'),
          { kind: 'link', text: 'Confirm this email', address: buildAddress(paths.confirmEmail, link.token) },
          paragraph('The link works once, for 30 minutes.'),
          paragraph("Wasn't it you? Then ignore this email: nothing changes."),
        ],
      });
    },

    async [CREDENTIALS_TOPICS.passwordChanged](entry) {
      const user = await accounts.findUser(entry.payload.userId ?? '');
      if (!user) return;
      await send(entry, {
        to: user.email,
        title: 'Your password was changed',
        blocks: [
          paragraph('The password of your account was changed, and all other devices were logged out.'),
          { kind: 'link', text: "Wasn't it you? Choose a new password", address: `${publicOrigin}${paths.forgot}` },
        ],
      });
    },

    /** Goes to the old email. */
    async [CREDENTIALS_TOPICS.emailChanged](entry) {
      const to = await links.findEmail(db, entry.payload.linkId ?? '');
      if (to === undefined) return;
      await send(entry, {
        to,
        title: 'Your login email was changed',
        blocks: [
          paragraph('You now log in to your account with another email. This one no longer works.'),
          paragraph(`Wasn't it you? ${contact}`),
        ],
      });
    },
  };
}
