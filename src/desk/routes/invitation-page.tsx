import { AcceptInvitation } from '../features/access/accept-invitation.tsx';

export default function InvitationPage() {
  return <AcceptInvitation />;
}
