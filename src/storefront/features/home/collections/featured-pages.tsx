import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import styles from './featured-pages.module.css';
import { type Pages, usePages } from './use-pages.ts';
import { useSwipe } from './use-swipe.ts';

type FeaturedPagesProps = { cards: readonly { id: string; card: ReactNode }[] };

/** CSS lays out the first page, so that hydration shifts nothing; JavaScript shows later pages. */
export function FeaturedPages({ cards }: FeaturedPagesProps) {
  const pages = usePages(cards.length);
  const swipe = useSwipe(pages.turn);
  return (
    <>
      <ul className={styles.cards} data-page={pages.page + 1} {...swipe}>
        {cards.map(({ id, card }, place) => (
          <li key={id} hidden={!pages.isShown(place)}>
            {card}
          </li>
        ))}
      </ul>
      <div className={styles.arrows}>{pages.hasArrows && <Arrows pages={pages} />}</div>
    </>
  );
}

function Arrows({ pages: { page, pageCount, turn } }: { pages: Pages }) {
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A disabled button would lose the keyboard focus.
    if (pressed.current?.disabled) (page === 0 ? on : back).current?.focus();
    pressed.current = null;
  }, [page]);
  const press = (event: MouseEvent<HTMLButtonElement>, step: 1 | -1) => {
    pressed.current = event.currentTarget;
    turn(step);
  };
  return (
    <>
      <IconButton
        ref={back}
        raised
        icon="arrowLeft"
        label="Previous products"
        disabled={page === 0}
        onClick={(event) => press(event, -1)}
      />
      <p className={styles.place} aria-live="polite">
        <span className="visually-hidden">Page </span>
        {page + 1}
        <span aria-hidden="true"> / </span>
        <span className="visually-hidden">of </span>
        {pageCount}
      </p>
      <IconButton
        ref={on}
        raised
        icon="arrowRight"
        label="Next products"
        disabled={page === pageCount - 1}
        onClick={(event) => press(event, 1)}
      />
    </>
  );
}
