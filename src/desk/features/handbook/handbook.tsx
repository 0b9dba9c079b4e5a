import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { getPictureAddress, HANDBOOK } from '#desk/elements/handbook/handbook.ts';
import type { HandbookBlock } from '#desk/elements/handbook/parse-handbook.ts';
import { RichText } from '#desk/elements/handbook/rich-text.tsx';
import { usePageTitle } from '#desk/elements/page-head.tsx';
import styles from './handbook.module.css';

/** The size of the pictures, so that nothing moves while they load. */
const PICTURE_SIZE = { width: 1200, height: 750 };

export function Handbook() {
  usePageTitle('Handbook');
  useShownPart();
  return (
    <article className={styles.handbook}>
      {HANDBOOK.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </article>
  );
}

/** Scrolls to the part that the URL fragment names: the browser looks for it before the page is rendered. */
function useShownPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = document.getElementById(hash.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash]);
}

function Block({ block }: { block: HandbookBlock }) {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} />;
    case 'list':
      return <List block={block} />;
    case 'table':
      return <Table block={block} />;
    case 'picture':
      return (
        <img
          className={styles.picture}
          src={getPictureAddress(block.file)}
          alt={block.text}
          loading="lazy"
          {...PICTURE_SIZE}
        />
      );
    default:
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
  }
}

type BlockOf<Kind> = { block: Extract<HandbookBlock, { kind: Kind }> };

function Heading({ block: { level, text, id } }: BlockOf<'heading'>) {
  const Element = level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3';
  return (
    <Element id={id} tabIndex={-1}>
      {text}
    </Element>
  );
}

function List({ block: { isOrdered, items } }: BlockOf<'list'>) {
  const Element = isOrdered ? 'ol' : 'ul';
  return (
    <Element className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </Element>
  );
}

const Table = ({ block: { head, rows } }: BlockOf<'table'>) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([title = '', ...cells]) => (
        <tr key={title}>
          <th scope="row">
            <RichText text={title} />
          </th>
          {head.slice(1).map((column, index) => (
            <td key={column} data-label={column}>
              {cells[index] && <RichText text={cells[index]} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
