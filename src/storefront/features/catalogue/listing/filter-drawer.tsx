import { type ReactNode, useState } from 'react';
import { useMediaQuery } from '#storefront/browser/page/media-query.ts';
import { Button } from '#ui/actions/button.tsx';
import { buttonClass } from '#ui/actions/button-style.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from '../listing-bar.module.css';

type FilterDrawerProps = {
  /** The id of the inline form shown without JavaScript. */
  formId: string;
  activeCount: number;
  total: number;
  onReset: () => void;
  /** The form, in the drawer. */
  children: ReactNode;
};

/** Filter drawer: from below on phones, from the side elsewhere. Before hydration it links to the inline form. */
export function FilterDrawer({ formId, activeCount, total, onReset, children }: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const isWide = useMediaQuery('(min-width: 768px)');
  const face = (
    <>
      <Icon name="filter" size={20} />
      Filter{activeCount > 0 && <span className={styles.active}>{activeCount}</span>}
    </>
  );
  const look = buttonClass({ variant: 'secondary', size: 'small' });
  if (!isHydrated) {
    return (
      <a href={`#${formId}`} className={look}>
        {face}
      </a>
    );
  }
  return (
    <>
      <button type="button" className={look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {face}
      </button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        side={isWide ? 'right' : 'bottom'}
        title="Filter"
        footer={
          <>
            <Button variant="quiet" onClick={onReset}>
              Clear all
            </Button>
            <Button onClick={() => setOpen(false)}>Show {formatProductCount(total)}</Button>
          </>
        }
      >
        {children}
      </Drawer>
    </>
  );
}

export const formatProductCount = (total: number): string => `${total} ${total === 1 ? 'product' : 'products'}`;
