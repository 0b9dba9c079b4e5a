import { type CSSProperties, type FocusEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { CushionCard } from './cushion-card.tsx';
import type { LookCushion } from './look-cushions.ts';
import styles from './look-hotspot.module.css';
import type { Disclosure } from './use-disclosure.ts';

type LookHotspotProps = { cushion: LookCushion; place: number; disclosure: Disclosure };

export function LookHotspot({ cushion, place, disclosure }: LookHotspotProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const isOpen = disclosure.open === place;
  const at = { '--x': cushion.x / 100, '--y': cushion.y / 100 } as CSSProperties;

  useEffect(() => {
    // Does not scroll under a mouse pointer.
    if (isOpen && !card.current?.parentElement?.matches(':hover')) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  const focused = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) disclosure.show(place);
  };
  return (
    <li
      className={styles.spot}
      style={at}
      onPointerEnter={(event) => isMouse(event) && disclosure.show(place)}
      onPointerLeave={(event) => isMouse(event) && disclosure.hide(place)}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={cushion.name}
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={focused}
        onBlur={() => disclosure.hide(place)}
        onClick={() => disclosure.toggle(place)}
      />
      <div ref={card} id={id} hidden={!isOpen} className={styles.card}>
        <CushionCard cushion={cushion} />
      </div>
    </li>
  );
}
