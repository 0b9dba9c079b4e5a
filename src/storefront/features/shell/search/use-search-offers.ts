import { type KeyboardEvent, useState } from 'react';

/** Fewer letters match nearly everything. */
const FEWEST_LETTERS = 2;

/** Which offer a key leads to; -1 is the text itself, between the last and the first. */
const nextActive = (key: string, active: number, count: number): number =>
  ((active + 1 + (key === 'ArrowDown' ? 1 : -1) + (count + 1)) % (count + 1)) - 1;

type OffersOptions<Offer> = { find: (text: string) => readonly Offer[]; onChoose: (offer: Offer) => void };

/** The state of a combobox whose list opens while typing and never takes focus away from the text. */
export function useSearchOffers<Offer>({ find, onChoose }: OffersOptions<Offer>) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [closed, setClosed] = useState(true);
  const isOpen = !closed && text.trim().length >= FEWEST_LETTERS;
  const offers = isOpen ? find(text) : [];

  const close = () => {
    setClosed(true);
    setActive(-1);
  };
  const type = (value: string) => {
    setText(value);
    setActive(-1);
    setClosed(false);
  };
  const press = (event: KeyboardEvent) => {
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && (closed || offers.length > 0)) {
      event.preventDefault();
      if (closed) setClosed(false);
      else setActive(nextActive(event.key, active, offers.length));
    } else if (event.key === 'Escape' && isOpen) {
      // The list closes first; only the next Escape is for the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter') {
      const chosen = offers[active];
      if (!chosen) return;
      event.preventDefault();
      close();
      onChoose(chosen);
    }
  };
  return { text, isOpen, offers, active, type, press, close };
}
