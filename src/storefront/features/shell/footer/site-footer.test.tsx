import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '#tests/support/storefront/render-in-shop.tsx';
import { SiteFooter } from './site-footer.tsx';

const linksOf = (title: string) =>
  within(screen.getByRole('navigation', { name: title }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const email = () => screen.getByLabelText<HTMLInputElement>('Email for the newsletter');
const subscribe = (address: string) => {
  fireEvent.change(email(), { target: { value: address } });
  const form = email().form;
  if (!form) throw new Error('the field stands in no form');
  fireEvent.submit(form);
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

afterEach(() => {
  vi.useRealTimers();
});

describe('SiteFooter', () => {
  it('has the quick links [FOOT-01]', () => {
    renderInShop(<SiteFooter />);
    expect(linksOf('Quick links')).toEqual([
      'Home /',
      'Wallpaper /wallpaper',
      'Curtains /curtains',
      'Blinds /blinds',
      'Canvas /canvas',
      'Fabrics /fabrics',
      'All products /products/all',
    ]);
  });

  it('has the information links [FOOT-02]', () => {
    renderInShop(<SiteFooter />);
    expect(linksOf('Information')).toEqual([
      'Contact Us /contact',
      'Project Inquiry /inquiry/project',
      'Customization Inquiry /inquiry/customization',
      'Privacy Policy /privacypolicy',
      'Terms /terms',
      'Return Policy /returnpolicy',
      'Profile /profile',
    ]);
  });

  it('has phone, mail, address and hours from the settings [FOOT-03]', () => {
    renderInShop(<SiteFooter />);
    expect(screen.getByText('+91 79 4000 0000').getAttribute('href')).toBe('tel:+917940000000');
    expect(screen.getByText('hello@aangan.example').getAttribute('href')).toBe('mailto:hello@aangan.example');
    const contact = screen.getByRole('group').textContent;
    expect(contact).toContain('Ahmedabad 380006');
    expect(contact).toContain('Mon–Fri 11 am–8 pm');
    expect(contact).toContain('Sat and Sun 10 am–1 pm');
  });

  it('takes an email that the browser checks [FOOT-04, FOOT-06]', () => {
    renderInShop(<SiteFooter />);
    expect(email().type).toBe('email');
    expect(email().required).toBe(true);
    expect(email().form?.noValidate).toBe(false);
    fireEvent.change(email(), { target: { value: 'abc' } });
    expect(email().checkValidity()).toBe(false);
  });

  it('simulates sending for one second, confirms for three, then resets [FOOT-07, FOOT-08, FOOT-13]', () => {
    vi.useFakeTimers();
    renderInShop(<SiteFooter />);
    subscribe('a@b.in');
    pass(999);
    expect(screen.queryByText('Successfully subscribed!')).toBeNull();
    pass(1);
    expect(screen.getByText('Successfully subscribed!')).toBeTruthy();
    pass(2999);
    expect(screen.getByText('Successfully subscribed!')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Successfully subscribed!')).toBeNull();
    expect(email().value).toBe('');
    subscribe('c@d.in');
    pass(1000);
    expect(screen.getByText('Successfully subscribed!')).toBeTruthy();
  });

  it.each(['', '   '])('ignores %j [FOOT-05]', (blank) => {
    vi.useFakeTimers();
    renderInShop(<SiteFooter />);
    subscribe(blank);
    expect(screen.getByText('Subscribe')).toBeTruthy();
    pass(1000);
    expect(screen.queryByText('Successfully subscribed!')).toBeNull();
  });

  it('sends nothing to anybody [FOOT-09]', () => {
    vi.useFakeTimers();
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { requests } = renderInShop(<SiteFooter />);
    subscribe('a@b.in');
    pass(4000);
    expect(requests).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });
});
