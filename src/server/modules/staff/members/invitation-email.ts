import type { ShopFacts } from '#contract/public-settings.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { EmailEntry } from '#server/platform/jobs/outbox-repository.ts';
import type { EmailBlock } from '#server/platform/mail/email-content.ts';
import type { MailGateway } from '#server/platform/mail/mail.ts';
import { renderEmail } from '#server/platform/mail/render-email.ts';
import { findStaffByEmail } from '../staff-repository.ts';
import { INVITATION_TOPIC, type InvitationTokens } from './invitation-tokens.ts';

type InvitationEmailDeps = {
  db: Database;
  invitationTokens: Pick<InvitationTokens, 'findById' | 'buildLink'>;
  mail: MailGateway;
  shop: ShopFacts;
};

const describeInvitation = ({ name }: ShopFacts) => ({
  title: `You're invited to the desk of ${name}`,
  lead: `${name} invites you to work in its back office.`,
  label: 'Create your account',
});
const describeReset = ({ name }: ShopFacts) => ({
  title: `Your access to the desk of ${name}`,
  lead: 'Your password and second factor no longer work. Choose a new password to log in again.',
  label: 'Choose a new password',
});

/** Creates the outbox handler of invitations and resets; a used or expired one is not sent. */
export const createInvitationEmailHandlers = ({ db, invitationTokens, mail, shop }: InvitationEmailDeps) => ({
  async [INVITATION_TOPIC]({ id, createdAt, payload }: EmailEntry): Promise<void> {
    const invitation = await invitationTokens.findById(db, payload.invitationId ?? '');
    if (!invitation || invitation.email === null) return;
    const existing = await findStaffByEmail(db, invitation.email);
    const isReset = existing !== undefined && existing.disabledAt === null;
    const { title, lead, label } = isReset ? describeReset(shop) : describeInvitation(shop);
    const blocks: EmailBlock[] = [
      { kind: 'paragraph', text: lead },
      { kind: 'link', text: label, address: invitationTokens.buildLink(invitation.id) },
      { kind: 'paragraph', text: 'The link works once, for 30 minutes. Never give it to anyone.' },
    ];
    await mail.send({
      id,
      date: createdAt,
      to: { name: '', address: invitation.email },
      subject: title,
      ...renderEmail({ shop, title, blocks }),
    });
  },
});
