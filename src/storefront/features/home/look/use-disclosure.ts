import { useEffect, useState } from 'react';

export type Disclosure = {
  open: number | undefined;
  /** Hover or focus; hides when they leave. */
  show: (place: number) => void;
  hide: (place: number) => void;
  /** A click or tap pins it until the next one, Escape, or another item. */
  toggle: (place: number) => void;
};

type Shown = { place: number; isPinned: boolean };

/** At most one item is open; Escape closes it. */
export function useDisclosure(): Disclosure {
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    if (!shown) return undefined;
    const keyed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(undefined);
    };
    document.addEventListener('keydown', keyed);
    return () => document.removeEventListener('keydown', keyed);
  }, [shown]);

  return {
    open: shown?.place,
    show: (place) => setShown((now) => (now?.place === place ? now : { place, isPinned: false })),
    hide: (place) => setShown((now) => (now?.place === place && !now.isPinned ? undefined : now)),
    toggle: (place) =>
      setShown((now) => (now?.place === place && now.isPinned ? undefined : { place, isPinned: true })),
  };
}
