import { useEffect, useState } from 'react';

export type Disclosure = {
  open: number | undefined;
  /** Under the pointer or the focus; it goes when they go. */
  look: (place: number) => void;
  leave: (place: number) => void;
  /** A click or tap: stays until the next one, Escape, or until something else is looked at. */
  press: (place: number) => void;
};

type Shown = { place: number; isPinned: boolean };

/** At most one of several things is open. Escape closes it wherever the focus is. */
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
    look: (place) => setShown((now) => (now?.place === place ? now : { place, isPinned: false })),
    leave: (place) => setShown((now) => (now?.place === place && !now.isPinned ? undefined : now)),
    press: (place) => setShown((now) => (now?.place === place && now.isPinned ? undefined : { place, isPinned: true })),
  };
}
