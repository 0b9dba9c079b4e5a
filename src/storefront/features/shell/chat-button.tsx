import { useSyncExternalStore } from 'react';
import { buildChatLink } from '#domain/shell/chat-link.ts';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './chat-button.module.css';
import { useChatText } from './use-chat-text.ts';

/** The mobile URL works on every device, so it is the default before hydration. */
const DEFAULT_USER_AGENT = 'Mobile';

/**
 * Rendered outside the layouts, because login and sign-up pages show it too. On small screens it has a band of its
 * own, or a place in the page's bottom bar, so that it never covers content.
 */
export function ChatButton() {
  const { whatsapp } = useShopFacts();
  const userAgent = useUserAgent();
  const text = useChatText();
  return (
    <aside aria-label="Chat">
      <div className={styles.room} />
      <div className={styles.band} data-chat-band />
      <a
        className={styles.chat}
        href={buildChatLink({ phone: whatsapp, text, userAgent })}
        target="_blank"
        rel="noopener"
        aria-label="Chat with us on WhatsApp (opens in a new tab)"
        title="Chat with us on WhatsApp"
      >
        <span className={styles.text}>Chat with us on WhatsApp</span>
        <Icon name="chat" size={26} />
      </a>
    </aside>
  );
}

const subscribeToNothing = () => () => undefined;

const useUserAgent = (): string =>
  useSyncExternalStore(
    subscribeToNothing,
    () => navigator.userAgent,
    () => DEFAULT_USER_AGENT,
  );
