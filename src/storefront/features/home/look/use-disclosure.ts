import { useEffect, useState } from 'react';

export type Disclosure = {
  open: number | undefined;
  /** Call it on hover or focus, and `hide` when they end. */
  show: (index: number) => void;
  hide: (index: number) => void;
  /** A click or tap pins it until the next one, Escape, or another item. */
  toggle: (index: number) => void;
};

type Shown = { index: number; isPinned: boolean };

/** At most one item is open; Escape closes it. */
export function useDisclosure(): Disclosure {
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    if (!shown) return undefined;
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(undefined);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [shown]);

  return {
    open: shown?.index,
    show: (index) => setShown((now) => (now?.index === index ? now : { index, isPinned: false })),
    hide: (index) => setShown((now) => (now?.index === index && !now.isPinned ? undefined : now)),
    toggle: (index) =>
      setShown((now) => (now?.index === index && now.isPinned ? undefined : { index, isPinned: true })),
  };
}
