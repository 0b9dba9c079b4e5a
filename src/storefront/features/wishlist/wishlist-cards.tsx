import type { ListedWishlistEntry } from '#contract/readers/wishlist-reader.ts';
import type { WishlistLayout } from './use-wishlist-layout.ts';
import { WishlistCard } from './wishlist-card.tsx';
import styles from './wishlist-cards.module.css';

type WishlistCardsProps = {
  entries: readonly ListedWishlistEntry[];
  layout: WishlistLayout;
  onRemove: (productId: string, index: number) => void;
};

export function WishlistCards({ entries, layout, onRemove }: WishlistCardsProps) {
  return (
    <ul className={styles[layout]} data-layout={layout}>
      {entries.map((entry, index) => (
        <li key={entry.productId}>
          <WishlistCard entry={entry} onRemove={() => onRemove(entry.productId, index)} />
        </li>
      ))}
    </ul>
  );
}
