import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './cart-notes.module.css';
import type { Undo } from './use-cart-actions.ts';

/** The button that was pressed is gone with its line, so the keyboard goes on from here. */
export function UndoStrip({ undo }: { undo: Undo | undefined }) {
  const strip = useRef<HTMLDivElement>(null);
  const id = undo?.id;
  useEffect(() => {
    if (id !== undefined) strip.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [id]);
  return (
    <div ref={strip} role="status" className={styles.region}>
      {undo && (
        <div key={undo.id} className={styles.note}>
          <p>{undo.text}</p>
          <Button variant="quiet" size="small" onClick={undo.takeBack}>
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}
