import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { FOOTER_ID } from '../footer/footer-links.ts';
import styles from '../site-header.module.css';

type MenuToggleProps = { menuId: string; open: boolean; onToggle: () => void; withWord: boolean };

/** Before hydration it links to the footer. */
export function MenuToggle({ menuId, open, onToggle, withWord }: MenuToggleProps) {
  const hydrated = useHydrated();
  const className = classNames(styles.menuButton, !withWord && styles.phoneToggle);
  const face = (
    <>
      <Icon name="menu" />
      {withWord && 'Menu'}
    </>
  );
  if (!hydrated) {
    return (
      <a href={`#${FOOTER_ID}`} className={className} aria-label="Menu">
        {face}
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
      {face}
    </button>
  );
}
