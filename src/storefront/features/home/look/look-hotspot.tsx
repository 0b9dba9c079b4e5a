import { type CSSProperties, type FocusEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { LookCard } from './look-card.tsx';
import styles from './look-hotspot.module.css';
import type { LookItem } from './look-items.ts';
import type { Disclosure } from './use-disclosure.ts';

/** In percent: above it, a card would leave the picture. */
const MIN_ROOM_ABOVE = 40;

type LookHotspotProps = { item: LookItem; index: number; disclosure: Disclosure };

export function LookHotspot({ item, index, disclosure }: LookHotspotProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const isOpen = disclosure.open === index;
  const position = { '--x': item.x / 100, '--y': item.y / 100 } as CSSProperties;

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
      // The link in the card is part of it.
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && disclosure.hide(index)}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={item.name}
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={handleFocus}
        onClick={() => disclosure.toggle(index)}
      />
      <div
        ref={card}
        id={id}
        hidden={!isOpen}
        className={classNames(styles.card, item.y < MIN_ROOM_ABOVE && styles.below)}
      >
        <LookCard item={item} />
      </div>
    </li>
  );
}
