import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { FOOTER_ID } from '../footer/footer-links.ts';
import styles from '../site-header.module.css';

type MenuToggleProps = { menuId: string; open: boolean; onToggle: () => void; showsLabel: boolean };

/** Before hydration it links to the footer. */
export function MenuToggle({ menuId, open, onToggle, showsLabel }: MenuToggleProps) {
  const isHydrated = useHydrated();
  const className = classNames(styles.menuButton, !showsLabel && styles.phoneToggle);
  const content = (
    <>
      <Icon name="menu" />
      {showsLabel && 'Menu'}
    </>
  );
  if (!isHydrated) {
    return (
      <a href={`#${FOOTER_ID}`} className={className} aria-label="Menu">
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-label="Menu"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={menuId}
      onClick={onToggle}
    >
      {content}
    </button>
  );
}
