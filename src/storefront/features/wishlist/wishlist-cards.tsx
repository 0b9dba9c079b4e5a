import type { WishlistEntryReading } from '#contract/readers/wishlist-reader.ts';
import type { WishlistLayout } from './use-wishlist-layout.ts';
import { WishlistCard } from './wishlist-card.tsx';
import styles from './wishlist-cards.module.css';

type WishlistCardsProps = {
  entries: readonly WishlistEntryReading[];
  layout: WishlistLayout;
  onRemove: (productId: string, place: number) => void;
};

export function WishlistCards({ entries, layout, onRemove }: WishlistCardsProps) {
  return (
    <ul className={styles[layout]} data-layout={layout}>
      {entries.map((entry, place) => (
        <li key={entry.productId}>
          <WishlistCard entry={entry} onRemove={() => onRemove(entry.productId, place)} />
        </li>
      ))}
    </ul>
  );
}
