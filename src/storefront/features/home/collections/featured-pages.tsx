import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import styles from './featured-pages.module.css';
import { type Pages, usePages } from './use-pages.ts';
import { useSwipe } from './use-swipe.ts';

type FeaturedPagesProps = { cards: readonly { id: string; card: ReactNode }[] };

/** CSS lays out the first page, so that hydration shifts nothing; JavaScript shows later pages. */
export function FeaturedPages({ cards }: FeaturedPagesProps) {
  const pages = usePages(cards.length);
  const swipe = useSwipe(pages.changePage);
  return (
    <>
      <ul className={styles.cards} data-page={pages.page + 1} {...swipe}>
        {cards.map(({ id, card }, index) => (
          <li key={id} hidden={!pages.isShown(index)}>
            {card}
          </li>
        ))}
      </ul>
      <div className={styles.arrows}>{pages.hasArrows && <Arrows pages={pages} />}</div>
    </>
  );
}

function Arrows({ pages: { page, pageCount, changePage } }: { pages: Pages }) {
  const previousButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const clickedButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A disabled button would lose the keyboard focus.
    if (clickedButton.current?.disabled) (page === 0 ? nextButton : previousButton).current?.focus();
    clickedButton.current = null;
  }, [page]);
  const handleClick = (event: MouseEvent<HTMLButtonElement>, step: 1 | -1) => {
    clickedButton.current = event.currentTarget;
    changePage(step);
  };
  return (
    <>
      <IconButton
        ref={previousButton}
        isRaised
        icon="arrowLeft"
        label="Previous products"
        disabled={page === 0}
        onClick={(event) => handleClick(event, -1)}
      />
      <p className={styles.pageNumber} aria-live="polite">
        <span className="visually-hidden">Page </span>
        {page + 1}
        <span aria-hidden="true"> / </span>
        <span className="visually-hidden">of </span>
        {pageCount}
      </p>
      <IconButton
        ref={nextButton}
        isRaised
        icon="arrowRight"
        label="Next products"
        disabled={page === pageCount - 1}
        onClick={(event) => handleClick(event, 1)}
      />
    </>
  );
}
