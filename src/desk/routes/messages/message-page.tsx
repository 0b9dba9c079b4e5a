import { useParams } from 'react-router';
import { Conversation } from '#desk/features/messages/conversation/conversation.tsx';

export default function MessagePage() {
  const { id = '' } = useParams();
  return <Conversation key={id} id={id} />;
}
