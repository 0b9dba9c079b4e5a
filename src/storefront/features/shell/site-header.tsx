import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { paths } from '#contract/paths.ts';
import { selectIsSignedIn } from '#storefront/state/account/session-slice.ts';
import { fetchCartOnce, selectCartStatus } from '#storefront/state/cart/cart-slice.ts';
import { IconLink } from '#ui/actions/icon-link.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { useShopFacts } from '../../state/shop-slice.ts';
import { CartLink } from './cart-link.tsx';
import { MenuToggle } from './menu/menu-toggle.tsx';
import { SiteMenu } from './menu/site-menu.tsx';
import { SearchBox } from './search/search-box.tsx';
import styles from './site-header.module.css';

export function SiteHeader() {
  useCartOnce();
  const shop = useShopFacts();
  const menuId = useId();
  const page = usePageKey();
  // Any navigation closes the menu, because its state is tied to the page.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === page;
  const close = () => setOpenOn(undefined);
  const toggle = { menuId, open, onToggle: () => setOpenOn(open ? undefined : page) };
  return (
    <header className={styles.header}>
      {/* Two rows in two orders (HDR-02, HDR-03), one of them shown: the order of the page is the order for the Tab key. */}
      <div className={`${styles.bar} ${styles.phone}`} data-header="phone">
        <div className={styles.side}>
          <CartLink />
          <IconLink to={paths.wishlist} icon="heart" label="Wishlist" />
        </div>
        <HomeLink name={shop.name} />
        <div className={styles.side}>
          <AccountLink />
          <MenuToggle {...toggle} withWord={false} />
        </div>
      </div>
      <div className={`${styles.bar} ${styles.desktop}`} data-header="desktop">
        <div className={styles.side}>
          <MenuToggle {...toggle} withWord />
          <div className={styles.searchPlace}>
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
      <SiteMenu id={menuId} open={open} onClose={close} shop={shop} search={<SearchBox onLeave={close} />} />
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
  const signedIn = useAppSelector(selectIsSignedIn);
  return signedIn ? (
    <IconLink to={paths.profile} icon="user" label="Profile" />
  ) : (
    <IconLink to={paths.login} icon="user" label="Log in" />
  );
}

/** The only place that loads the cart automatically (HDR-07). */
function useCartOnce(): void {
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectIsSignedIn);
  const status = useAppSelector(selectCartStatus);
  useEffect(() => {
    if (signedIn && status === 'idle') dispatch(fetchCartOnce());
  }, [dispatch, signedIn, status]);
}

/**
 * A new key per visited page. Ignores replaced URLs, because choices on a page rewrite its
 * query.
 */
function usePageKey(): string {
  const { key, pathname } = useLocation();
  const isRewritten = useNavigationType() === 'REPLACE';
  const [page, setPage] = useState({ key, pathname });
  if (page.pathname === pathname && (isRewritten || page.key === key)) return page.key;
  setPage({ key, pathname });
  return key;
}
