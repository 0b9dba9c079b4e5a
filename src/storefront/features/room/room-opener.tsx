import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { loadIfOnline } from '#storefront/browser/when-online.ts';
import { Button } from '#ui/actions/button.tsx';
import styles from './room-opener.module.css';
import type { RoomProps } from './room-props.ts';

type RoomSectionComponent = ComponentType<RoomProps & { onClose: () => void }>;

const ROOM_LOAD_FAILED_MESSAGE = "We couldn't load the room. Please check your connection and try again.";

/** Shows the pictures with a button that loads the room view on demand. */
export function RoomOpener({ children, ...props }: RoomProps & { children: (opener: ReactNode) => ReactNode }) {
  const [room, setRoom] = useState<{
    Section?: RoomSectionComponent;
    status: 'closed' | 'loading' | 'open' | 'failed';
  }>({
    status: 'closed',
  });
  const wasOpen = useRef(false);
  const open = async () => {
    setRoom({ status: 'loading' });
    const loaded = await loadIfOnline(() => import('./room-section.tsx')).catch(() => undefined);
    setRoom(loaded ? { Section: loaded.RoomSection, status: 'open' } : { status: 'failed' });
  };
  const close = () => {
    wasOpen.current = true;
    setRoom({ status: 'closed' });
  };
  // Returns focus to the button after the room view closes.
  const restoreFocus = (button: HTMLButtonElement | null) => {
    if (!wasOpen.current || !button) return;
    wasOpen.current = false;
    // After the full-screen dialog has closed, which moves the focus itself.
    requestAnimationFrame(() => button.focus());
  };
  if (room.status === 'open' && room.Section) return <room.Section {...props} onClose={close} />;
  return children(
    <div className={styles.opener}>
      {room.status === 'failed' && <p role="alert">{ROOM_LOAD_FAILED_MESSAGE}</p>}
      <Button
        ref={restoreFocus}
        variant="secondary"
        size="small"
        isBusy={room.status === 'loading'}
        onClick={() => void open()}
      >
        See it in a room
      </Button>
    </div>,
  );
}
