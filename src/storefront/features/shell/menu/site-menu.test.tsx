import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInShop } from '#tests/support/storefront/render-in-shop.tsx';
import { SiteHeader } from '../site-header.tsx';
import styles from './site-menu.module.css';

const getToggle = (name: 'phone' | 'desktop') => {
  const button = document.querySelector<HTMLButtonElement>(`[data-header="${name}"] [aria-haspopup="dialog"]`);
  if (!button) throw new Error(`no menu button in the ${name} bar`);
  return button;
};
const getMenu = () => screen.getByLabelText<HTMLDialogElement>('Menu', { selector: 'dialog' });
const getEntries = () => [...within(getMenu()).getByLabelText('Shop').querySelectorAll('a')];
const getShownRoom = () => getMenu().querySelector(`.${styles.shown}`)?.getAttribute('data-picture');

describe('SiteMenu', () => {
  it('lists the eight entries in order with their addresses [MENU-02, MENU-03]', async () => {
    renderInShop(<SiteHeader />);
    await userEvent.click(getToggle('desktop'));
    expect(getEntries().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Wallpaper', '/wallpaper'],
      ['Blinds', '/blinds'],
      ['Canvas Frames', '/canvas'],
      ['Curtains', '/curtains'],
      ['Fabrics', '/fabrics'],
      ['Contact Us', '/contact'],
      ['Project Inquiry', '/inquiry/project'],
      ['Customization Inquiry', '/inquiry/customization'],
    ]);
  });

  it.each(['phone', 'desktop'] as const)('opens and closes from the %s button [MENU-07, MENU-08]', async (name) => {
    renderInShop(<SiteHeader />);
    expect(getMenu().open).toBe(false);
    await userEvent.click(getToggle(name));
    expect(getMenu().open).toBe(true);
    expect(getToggle(name).getAttribute('aria-expanded')).toBe('true');
    expect(getToggle(name).getAttribute('aria-controls')).toBe(getMenu().id);
    await userEvent.click(within(getMenu()).getByLabelText('Close menu'));
    expect(getMenu().open).toBe(false);
    expect(document.activeElement).toBe(getToggle(name));
  });

  it('changes the background picture on hover and focus [MENU-04]', async () => {
    renderInShop(<SiteHeader />, { url: '/curtains/sheer' });
    await userEvent.click(getToggle('desktop'));
    expect(getShownRoom()).toBe('menu-curtains');
    const rooms = getEntries().map((link) => {
      fireEvent.mouseEnter(link);
      return getShownRoom();
    });
    expect(new Set(rooms).size).toBe(8);
    fireEvent.focus(getEntries()[1] as HTMLElement);
    expect(getShownRoom()).toBe('menu-blinds');
  });

  it('closes when an entry is chosen and on navigation [MENU-07]', async () => {
    const { router } = renderInShop(<SiteHeader />);
    await userEvent.click(getToggle('desktop'));
    await userEvent.click(getEntries()[1] as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/blinds'));
    expect(getMenu().open).toBe(false);
    await userEvent.click(getToggle('desktop'));
    await router.navigate(-1);
    await expect.poll(() => getMenu().open).toBe(false);
  });
});
