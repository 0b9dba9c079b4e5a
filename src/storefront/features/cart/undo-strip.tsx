import { useEffect, useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import styles from './cart-notes.module.css';
import type { Undo } from './use-cart-actions.ts';

/** The button that was pressed is gone with its line, so the keyboard goes on from here. */
export function UndoStrip({ undo }: { undo: Undo | undefined }) {
  const strip = useRef<HTMLDivElement>(null);
  const id = undo?.id;
  useEffect(() => {
    if (id === undefined) return;
    (strip.current?.querySelector('button') ?? strip.current)?.focus({ preventScroll: true });
  }, [id]);
  return (
    <div ref={strip} role="status" tabIndex={-1} className={styles.region}>
      {undo && (
        <div key={undo.id} className={styles.note}>
          <p>{undo.text}</p>
          {undo.takeBack && (
            <Button variant="quiet" size="small" onClick={undo.takeBack}>
              Undo
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
