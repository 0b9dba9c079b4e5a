import { type CSSProperties, type FocusEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { CushionCard } from './cushion-card.tsx';
import type { LookCushion } from './look-cushions.ts';
import styles from './look-hotspot.module.css';
import type { Disclosure } from './use-disclosure.ts';

type LookHotspotProps = { cushion: LookCushion; index: number; disclosure: Disclosure };

export function LookHotspot({ cushion, index, disclosure }: LookHotspotProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const isOpen = disclosure.open === index;
  const position = { '--x': cushion.x / 100, '--y': cushion.y / 100 } as CSSProperties;

  useEffect(() => {
    // Does not scroll under a mouse pointer.
    if (isOpen && !card.current?.parentElement?.matches(':hover')) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  const handleFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) disclosure.show(index);
  };
  return (
    <li
      className={styles.spot}
      style={position}
      onPointerEnter={(event) => isMouse(event) && disclosure.show(index)}
      onPointerLeave={(event) => isMouse(event) && disclosure.hide(index)}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={cushion.name}
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={handleFocus}
        onBlur={() => disclosure.hide(index)}
        onClick={() => disclosure.toggle(index)}
      />
      <div ref={card} id={id} hidden={!isOpen} className={styles.card}>
        <CushionCard cushion={cushion} />
      </div>
    </li>
  );
}
