import { AcceptInvitation } from '#desk/features/access/accept-invitation.tsx';

export default function InvitationPage() {
  return <AcceptInvitation />;
}
