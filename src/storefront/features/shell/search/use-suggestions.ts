import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';

/** Shorter queries match nearly everything. */
const MIN_QUERY_LENGTH = 2;
const MAX_SUGGESTIONS = 6;

/** Returns the suggestion that a key selects; -1 is the text input. */
const getNextActive = (key: string, active: number, count: number): number =>
  ((active + 1 + (key === 'ArrowDown' ? 1 : -1) + (count + 1)) % (count + 1)) - 1;

type SuggestionsOptions<Suggestion> = {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  /** Must be stable for the same list. */
  find: (text: string) => readonly Suggestion[];
  onChoose: (suggestion: Suggestion) => void;
};

/** Turns a text input that is already on the page, and may have text, into a combobox; the focus stays in the input. */
export function useSuggestions<Suggestion>({ id, input, find, onChoose }: SuggestionsOptions<Suggestion>) {
  const [text, setText] = useState(() => input.current?.value ?? '');
  const [active, setActive] = useState(-1);
  const [isClosed, setIsClosed] = useState(() => input.current === null || !isEdited(input.current));
  const isOpen = !isClosed && text.trim().length >= MIN_QUERY_LENGTH;
  const matches = useMemo(() => (isOpen ? find(text) : []), [isOpen, find, text]);
  const suggestions = matches.slice(0, MAX_SUGGESTIONS);

  const close = () => {
    setIsClosed(true);
    setActive(-1);
  };
  const changeText = useEffectEvent(() => {
    setText(input.current?.value ?? '');
    setActive(-1);
    setIsClosed(false);
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
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
      // Otherwise submits the form.
      if (!chosen) return;
      event.preventDefault();
      close();
      onChoose(chosen);
    }
  });
  const closeList = useEffectEvent(close);

  useEffect(() => {
    const field = input.current;
    const listeners = new AbortController();
    const { signal } = listeners;
    field?.addEventListener('input', () => changeText(), { signal });
    field?.addEventListener('keydown', (event) => handleKey(event), { signal });
    field?.addEventListener('blur', () => closeList(), { signal });
    field?.form?.addEventListener('submit', () => closeList(), { signal });
    return () => listeners.abort();
  }, [input]);

  const isExpanded = matches.length > 0;
  useEffect(() => {
    input.current?.setAttribute('aria-expanded', String(isExpanded));
    if (active >= 0) input.current?.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input.current?.removeAttribute('aria-activedescendant');
  }, [id, input, isExpanded, active]);

  return { isOpen, suggestions, matchCount: matches.length, active };
}

const isEdited = ({ value, defaultValue }: HTMLInputElement): boolean => value !== defaultValue;
