import { type KeyboardEvent, useState } from 'react';

/** Shorter queries match nearly everything. */
const MIN_QUERY_LENGTH = 2;

/** Returns the suggestion that a key selects; -1 is the text input. */
const getNextActive = (key: string, active: number, count: number): number =>
  ((active + 1 + (key === 'ArrowDown' ? 1 : -1) + (count + 1)) % (count + 1)) - 1;

type SuggestionsOptions<Suggestion> = {
  find: (text: string) => readonly Suggestion[];
  onChoose: (suggestion: Suggestion) => void;
};

/** Manages a combobox whose focus stays in the text input. */
export function useSuggestions<Suggestion>({ find, onChoose }: SuggestionsOptions<Suggestion>) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [isClosed, setIsClosed] = useState(true);
  const isOpen = !isClosed && text.trim().length >= MIN_QUERY_LENGTH;
  const suggestions = isOpen ? find(text) : [];

  const close = () => {
    setIsClosed(true);
    setActive(-1);
  };
  const changeText = (value: string) => {
    setText(value);
    setActive(-1);
    setIsClosed(false);
  };
  const handleKey = (event: KeyboardEvent) => {
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && (isClosed || suggestions.length > 0)) {
      event.preventDefault();
      if (isClosed) setIsClosed(false);
      else setActive(getNextActive(event.key, active, suggestions.length));
    } else if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the list, the next one the surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter') {
      const chosen = suggestions[active];
      if (!chosen) return;
      event.preventDefault();
      close();
      onChoose(chosen);
    }
  };
  return { text, isOpen, suggestions, active, changeText, handleKey, close };
}
