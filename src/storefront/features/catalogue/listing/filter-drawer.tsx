import { type ReactNode, useState } from 'react';
import { useMediaQuery } from '#storefront/browser/page/media-query.ts';
import { Button } from '#ui/actions/button.tsx';
import { getButtonClass } from '#ui/actions/button-style.ts';
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
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  const isWide = useMediaQuery('(min-width: 768px)');
  const label = (
    <>
      <Icon name="filter" size={20} />
      Filter{activeCount > 0 && <span className={styles.active}>{activeCount}</span>}
    </>
  );
  const className = getButtonClass({ variant: 'secondary', size: 'small' });
  if (!isHydrated) {
    return (
      <a href={`#${formId}`} className={className}>
        {label}
      </a>
    );
  }
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </button>
      <Drawer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        side={isWide ? 'right' : 'bottom'}
        title="Filter"
        footer={
          <>
            <Button variant="quiet" onClick={onReset}>
              Clear all
            </Button>
            <Button onClick={() => setIsOpen(false)}>Show {formatProductCount(total)}</Button>
          </>
        }
      >
        {children}
      </Drawer>
    </>
  );
}

export const formatProductCount = (total: number): string => `${total} ${total === 1 ? 'product' : 'products'}`;
