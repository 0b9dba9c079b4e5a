import { type ReactNode, useRef, useState } from 'react';
import { loadIfOnline } from '#storefront/browser/when-online.ts';
import { Button } from '#ui/actions/button.tsx';
import styles from './room-opener.module.css';
import type { RoomProps } from './room-props.ts';

type RoomModule = typeof import('./room-section.tsx');

const ROOM_LOAD_FAILED_MESSAGE = "We couldn't load the room. Please check your connection and try again.";

/** Shows the pictures with a button that loads the room view on demand. */
export function RoomOpener({ children, ...props }: RoomProps & { children: (opener: ReactNode) => ReactNode }) {
  const [room, setRoom] = useState<RoomModule | 'closed' | 'loading' | 'failed'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const open = async () => {
    setRoom('loading');
    setRoom(await loadIfOnline(() => import('./room-section.tsx')).catch(() => 'failed' as const));
  };
  const close = () => {
    setRoom('closed');
    // After the full-screen dialog has closed, which moves the focus itself.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (typeof room === 'object') return <room.RoomSection {...props} onClose={close} />;
  return children(
    <div className={styles.opener}>
      {room === 'failed' && <p role="alert">{ROOM_LOAD_FAILED_MESSAGE}</p>}
      <Button ref={button} variant="secondary" size="small" isBusy={room === 'loading'} onClick={() => void open()}>
        See it in a room
      </Button>
    </div>,
  );
}
