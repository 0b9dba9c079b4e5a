import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInShop } from '#tests/support/storefront/render-in-shop.tsx';
import { SiteHeader } from '../site-header.tsx';
import styles from './site-menu.module.css';

const toggle = (name: 'phone' | 'desktop') => {
  const button = document.querySelector<HTMLButtonElement>(`[data-header="${name}"] [aria-haspopup="dialog"]`);
  if (!button) throw new Error(`no menu button in the ${name} bar`);
  return button;
};
const menu = () => screen.getByLabelText<HTMLDialogElement>('Menu', { selector: 'dialog' });
const entries = () => [...within(menu()).getByLabelText('Shop').querySelectorAll('a')];
const shownRoom = () => menu().querySelector(`.${styles.shown}`)?.getAttribute('data-picture');

describe('SiteMenu', () => {
  it('lists the eight entries in order with their addresses [MENU-02, MENU-03]', async () => {
    renderInShop(<SiteHeader />);
    await userEvent.click(toggle('desktop'));
    expect(entries().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
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
    expect(menu().open).toBe(false);
    await userEvent.click(toggle(name));
    expect(menu().open).toBe(true);
    expect(toggle(name).getAttribute('aria-expanded')).toBe('true');
    expect(toggle(name).getAttribute('aria-controls')).toBe(menu().id);
    await userEvent.click(within(menu()).getByLabelText('Close menu'));
    expect(menu().open).toBe(false);
    expect(document.activeElement).toBe(toggle(name));
  });

  it('changes the room behind on hover and on focus [MENU-04]', async () => {
    renderInShop(<SiteHeader />, { address: '/curtains/sheer' });
    await userEvent.click(toggle('desktop'));
    expect(shownRoom()).toBe('menu-curtains');
    const rooms = entries().map((link) => {
      fireEvent.mouseEnter(link);
      return shownRoom();
    });
    expect(new Set(rooms).size).toBe(8);
    fireEvent.focus(entries()[1] as HTMLElement);
    expect(shownRoom()).toBe('menu-blinds');
  });

  it('closes when an entry is chosen and when the browser goes elsewhere [MENU-07]', async () => {
    const { router } = renderInShop(<SiteHeader />);
    await userEvent.click(toggle('desktop'));
    await userEvent.click(entries()[1] as HTMLElement);
    expect(router.state.location.pathname).toBe('/blinds');
    expect(menu().open).toBe(false);
    await userEvent.click(toggle('desktop'));
    await router.navigate(-1);
    await expect.poll(() => menu().open).toBe(false);
  });
});
