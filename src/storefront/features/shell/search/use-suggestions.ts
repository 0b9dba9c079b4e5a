import { type KeyboardEvent, useState } from 'react';

/** Shorter queries match nearly everything. */
const MIN_QUERY_LENGTH = 2;

/** The suggestion that a key selects; -1 is the text input. */
const getNextActive = (key: string, active: number, count: number): number =>
  ((active + 1 + (key === 'ArrowDown' ? 1 : -1) + (count + 1)) % (count + 1)) - 1;

type SuggestionsOptions<Offer> = { find: (text: string) => readonly Offer[]; onChoose: (offer: Offer) => void };

/** State of a combobox whose focus stays in the text input. */
export function useSuggestions<Offer>({ find, onChoose }: SuggestionsOptions<Offer>) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [closed, setClosed] = useState(true);
  const isOpen = !closed && text.trim().length >= MIN_QUERY_LENGTH;
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
      else setActive(getNextActive(event.key, active, offers.length));
    } else if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the list, the next one the surrounding dialog.
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
