import type { DeskProductRow } from '#contract/desk/products/desk-product.ts';
import { ShortAmount, Time } from '#desk/elements/figures.tsx';
import { CATEGORIES } from '#domain/catalogue/category.ts';
import { getPictureSources } from '#domain/catalogue/pictures/picture-sources.ts';
import { rupeesToPaise } from '#domain/money/paise.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { DraftBadge, StateBadge } from '../product-marks.tsx';
import styles from './product-cells.module.css';

/** Has no alternative text, because the title is beside it. */
export function ProductPicture({ product: { image } }: { product: DeskProductRow }) {
  if (image === null) return <div className={styles.picture} />;
  const { src, srcSet, type } = getPictureSources(image);
  return (
    <picture className={styles.picture}>
      {srcSet !== '' && <source type={type} srcSet={srcSet} sizes="48px" />}
      <img src={src} alt="" width={48} height={60} loading="lazy" />
    </picture>
  );
}

/** Badges for everything but a product that is simply on sale. */
export const ProductRowMarks = ({ product: { state, hasDraft, isFeatured } }: { product: DeskProductRow }) => (
  <>
    {state !== 'published' && <StateBadge state={state} />}
    {hasDraft && <DraftBadge state={state} />}
    {isFeatured && <Badge tone="good">Featured</Badge>}
  </>
);

export const formatPlace = ({ category, subCategory }: DeskProductRow): string =>
  subCategory === null ? CATEGORIES[category].name : `${CATEGORIES[category].name} · ${subCategory}`;

export const LowestRate = ({ product: { lowestRate } }: { product: DeskProductRow }) =>
  lowestRate === null ? '–' : <ShortAmount paise={rupeesToPaise(lowestRate)} />;

export const Changed = ({ product: { changedAt, changedBy } }: { product: DeskProductRow }) =>
  changedAt === null ? (
    '–'
  ) : (
    <>
      <Time at={changedAt} />
      {changedBy !== null && <small>{changedBy}</small>}
    </>
  );

export const formatCounts = ({ typeCount, colourCount }: DeskProductRow): string =>
  `${typeCount === 1 ? '1 type' : `${typeCount} types`}, ${colourCount === 1 ? '1 colour' : `${colourCount} colours`}`;
