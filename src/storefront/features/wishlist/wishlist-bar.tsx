import { IconButton } from '#ui/actions/icon-button.tsx';
import type { WishlistLayout } from './use-wishlist-layout.ts';
import styles from './wishlist-bar.module.css';

type WishlistBarProps = {
  count: number;
  layout: WishlistLayout;
  onLayoutChange: (layout: WishlistLayout) => void;
  isLoading: boolean;
  onRefresh: () => void;
};

export function WishlistBar({ count, layout, onLayoutChange, isLoading, onRefresh }: WishlistBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {count} saved item(s)
      </p>
      <div className={styles.tools}>
        <IconButton
          icon="grid"
          label="Grid view"
          aria-pressed={layout === 'grid'}
          onClick={() => onLayoutChange('grid')}
        />
        <IconButton
          icon="list"
          label="List view"
          aria-pressed={layout === 'list'}
          onClick={() => onLayoutChange('list')}
        />
        <IconButton
          icon="rotate"
          label="Refresh"
          aria-busy={isLoading || undefined}
          onClick={() => !isLoading && onRefresh()}
        />
      </div>
    </div>
  );
}
