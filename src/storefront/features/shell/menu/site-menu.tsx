import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import { useOnDemand } from '#storefront/browser/use-on-demand.ts';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { useModal } from '#ui/overlays/use-modal.ts';
import { MENU_ENTRIES, type MenuEntry } from './menu-entries.ts';
import { MenuLinks } from './menu-links.tsx';
import styles from './site-menu.module.css';

/** Decorative, so it loads on demand. */
const loadBackdrop = async () => (await import('./menu-backdrop.tsx')).MenuBackdrop;

type SiteMenuProps = {
  id: string;
  open: boolean;
  onClose: () => void;
  shop: ShopFacts;
  /** The search box of phones (D-05). */
  search: ReactNode;
};

/** Shows the full-screen menu, a native modal dialog. */
export function SiteMenu({ id, open, onClose, shop, search }: SiteMenuProps) {
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} id={id} className={styles.menu} aria-label="Menu">
      {open && <OpenMenu onClose={onClose} shop={shop} search={search} />}
    </dialog>
  );
}

function OpenMenu({ onClose, shop, search }: Omit<SiteMenuProps, 'id' | 'open'>) {
  const { pathname } = useLocation();
  const [active, setActive] = useState<MenuEntry | undefined>(() => findMenuEntry(pathname));
  const { module: Backdrop } = useOnDemand(loadBackdrop, true);
  return (
    <>
      {Backdrop && <Backdrop pictureName={active?.picture} />}
      <div className={styles.inside}>
        <div className={styles.top}>
          <button type="button" className={styles.close} aria-label="Close menu" onClick={onClose}>
            <Icon name="close" />
            <span className={styles.closeLabel}>Close</span>
          </button>
          <Link to={paths.home} className={styles.home} aria-label={`${shop.name}, home`} onClick={onClose}>
            <Logo name={shop.name} />
          </Link>
        </div>
        <div className={styles.middle}>
          <div className={styles.search}>{search}</div>
          <MenuLinks active={active} onActivate={setActive} onChoose={onClose} />
        </div>
        <p className={styles.facts}>
          <a href={`tel:${shop.phone.replace(/\s/g, '')}`}>{shop.phone}</a>
          <span>{shop.hours.weekdays}</span>
          <span>{shop.hours.weekend}</span>
        </p>
      </div>
    </>
  );
}

const findMenuEntry = (pathname: string): MenuEntry | undefined =>
  MENU_ENTRIES.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? MENU_ENTRIES[0];
