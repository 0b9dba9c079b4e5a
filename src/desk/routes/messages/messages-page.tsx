import { MessageList } from '#desk/features/messages/list/message-list.tsx';

export default function MessagesPage() {
  return <MessageList />;
}
