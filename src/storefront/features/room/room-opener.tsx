import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { whenOnline } from '../../browser/when-online.ts';
import styles from './room.module.css';
import type { RoomProps } from './room-props.ts';

type Section = ComponentType<RoomProps & { onClose: () => void }>;

const ROOM_MISSING_MESSAGE = 'The room could not be loaded. Please check your connection and try again.';

/** The pictures with a button that shows the product in a room instead; the room costs nothing before. */
export function RoomOpener({ children, ...props }: RoomProps & { children: ReactNode }) {
  const [room, setRoom] = useState<{ Section?: Section; status: 'closed' | 'loading' | 'open' | 'failed' }>({
    status: 'closed',
  });
  const wasOpen = useRef(false);
  const open = async () => {
    setRoom({ status: 'loading' });
    const loaded = await whenOnline(() => import('./room-section.tsx')).catch(() => undefined);
    setRoom(loaded ? { Section: loaded.RoomSection, status: 'open' } : { status: 'failed' });
  };
  const close = () => {
    wasOpen.current = true;
    setRoom({ status: 'closed' });
  };
  // Whoever comes back from the room finds the focus where the room was opened.
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!wasOpen.current || !button) return;
    wasOpen.current = false;
    button.focus();
  };
  if (room.status === 'open' && room.Section) return <room.Section {...props} onClose={close} />;
  return (
    <>
      {children}
      <div className={styles.opener}>
        <Button ref={takeFocus} variant="secondary" busy={room.status === 'loading'} onClick={() => void open()}>
          See it in a room
        </Button>
        {room.status === 'failed' && <p role="alert">{ROOM_MISSING_MESSAGE}</p>}
      </div>
    </>
  );
}
