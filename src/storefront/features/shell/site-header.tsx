import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { paths } from '#contract/paths.ts';
import { selectIsSignedIn } from '#storefront/state/account/session-slice.ts';
import { selectCartStatus } from '#storefront/state/cart/cart-slice.ts';
import { fetchCartOnce } from '#storefront/state/cart/cart-sync.ts';
import { useAppDispatch, useAppSelector, useShopFacts } from '#storefront/state/hooks.ts';
import { IconLink } from '#ui/actions/icon-link.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Logo } from '#ui/icons/logo.tsx';

import { CartLink } from './cart-link.tsx';
import { MenuToggle } from './menu/menu-toggle.tsx';
import { SiteMenu } from './menu/site-menu.tsx';
import { SearchBox } from './search/search-box.tsx';
import styles from './site-header.module.css';

export function SiteHeader() {
  useInitialCart();
  const shop = useShopFacts();
  const menuId = useId();
  const pageKey = usePageKey();
  // Any navigation closes the menu, because its state is tied to the page.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pageKey;
  const close = () => setOpenOn(undefined);
  const toggle = { menuId, open: isOpen, onToggle: () => setOpenOn(isOpen ? undefined : pageKey) };
  return (
    <header className={styles.header}>
      {/* Phone and desktop show the links in different orders (HDR-02, HDR-03); two rows keep the tab order right. */}
      <div className={`${styles.bar} ${styles.phone}`} data-header="phone">
        <div className={styles.side}>
          <CartLink />
          <IconLink to={paths.wishlist} icon="heart" label="Wishlist" />
        </div>
        <HomeLink name={shop.name} />
        <div className={styles.side}>
          <AccountLink />
          <MenuToggle {...toggle} showsLabel={false} />
        </div>
      </div>
      <div className={`${styles.bar} ${styles.desktop}`} data-header="desktop">
        <div className={styles.side}>
          <MenuToggle {...toggle} showsLabel />
          <div className={styles.searchSlot}>
            <SearchBox />
          </div>
        </div>
        <HomeLink name={shop.name} />
        <div className={styles.side}>
          <IconLink to={paths.wishlist} icon="heart" label="Wishlist" />
          <AccountLink />
          <CartLink />
        </div>
      </div>
      <SiteMenu id={menuId} open={isOpen} onClose={close} shop={shop} search={<SearchBox onNavigate={close} />} />
    </header>
  );
}

function HomeLink({ name }: { name: string }) {
  return (
    <Link to={paths.home} className={styles.home} aria-label={`${name}, home`}>
      <Logo name={name} />
    </Link>
  );
}

/** Login for visitors, profile for customers. */
function AccountLink() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return isSignedIn ? (
    <IconLink to={paths.profile} icon="user" label="Profile" />
  ) : (
    <IconLink to={paths.login} icon="user" label="Log in" />
  );
}

/** Loads the cart; nothing else loads it automatically (HDR-07). */
function useInitialCart(): void {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const status = useAppSelector(selectCartStatus);
  useEffect(() => {
    if (isSignedIn && status === 'idle') dispatch(fetchCartOnce());
  }, [dispatch, isSignedIn, status]);
}

/** Returns a new key per visited page. Ignores replaced URLs, because choices on a page rewrite its query. */
function usePageKey(): string {
  const { key, pathname } = useLocation();
  const isRewritten = useNavigationType() === 'REPLACE';
  const [page, setPage] = useState({ key, pathname });
  if (page.pathname === pathname && (isRewritten || page.key === key)) return page.key;
  setPage({ key, pathname });
  return key;
}
