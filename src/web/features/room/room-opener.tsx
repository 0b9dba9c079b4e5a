import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import styles from './room.module.css';
import type { RoomProps } from './room-props.ts';

const loadRoom = () => import('./room-section.tsx');
const RoomSection = lazy(async () => ({ default: (await loadRoom()).RoomSection }));

/** The pictures with a button that shows the product in a room instead; the room costs nothing before. */
export function RoomOpener({ children, ...props }: RoomProps & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const close = () => {
    wasOpen.current = true;
    setOpen(false);
  };
  // Whoever comes back from the room finds the focus where the room was opened.
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!wasOpen.current) return;
    wasOpen.current = false;
    button?.focus();
  };
  if (isOpen) {
    return (
      <Suspense fallback={<LoadingText>Setting up the room ...</LoadingText>}>
        <RoomSection {...props} onClose={close} />
      </Suspense>
    );
  }
  return (
    <>
      {children}
      <div className={styles.opener}>
        <Button ref={takeFocus} variant="secondary" onClick={() => setOpen(true)}>
          See it in a room
        </Button>
      </div>
    </>
  );
}
