import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '#tests/support/storefront/render-in-shop.tsx';
import { SiteFooter } from './site-footer.tsx';

const listLinks = (title: string) =>
  within(screen.getByRole('navigation', { name: title }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const getEmailField = () => screen.getByLabelText<HTMLInputElement>('Email for the newsletter');
const subscribe = (address: string) => {
  fireEvent.change(getEmailField(), { target: { value: address } });
  const form = getEmailField().form;
  if (!form) throw new Error('the field has no form');
  fireEvent.submit(form);
};
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTime(ms));

afterEach(() => {
  vi.useRealTimers();
});

describe('SiteFooter', () => {
  it('has the quick links [FOOT-01, Q-133]', () => {
    renderInShop(<SiteFooter />);
    expect(listLinks('Quick links')).toEqual([
      'Home /',
      'Wallpaper /wallpaper',
      'Curtains /curtains',
      'Blinds /blinds',
      'Canvas /canvas',
      'Fabrics /fabrics',
      'All products /products/all',
    ]);
  });

  it('has the information links [FOOT-02, Q-133]', () => {
    renderInShop(<SiteFooter />);
    expect(listLinks('Information')).toEqual([
      'Contact Us /contact',
      'Project Inquiry /inquiry/project',
      'Customization Inquiry /inquiry/customization',
      'Privacy Policy /privacypolicy',
      'Terms /terms',
      'Return Policy /returnpolicy',
      'Profile /profile',
    ]);
  });

  it('shows phone, email, address and hours from the settings [FOOT-03]', () => {
    renderInShop(<SiteFooter />);
    expect(screen.getByText('+91 79 4000 0000').getAttribute('href')).toBe('tel:+917940000000');
    expect(screen.getByText('hello@aangan.example').getAttribute('href')).toBe('mailto:hello@aangan.example');
    const contact = screen.getByRole('group').textContent;
    expect(contact).toContain('Ahmedabad 380006');
    expect(contact).toContain('Mon–Fri 11 am–8 pm');
    expect(contact).toContain('Sat and Sun 10 am–1 pm');
  });

  it('has an email field that the browser validates [FOOT-04, FOOT-06]', () => {
    renderInShop(<SiteFooter />);
    expect(getEmailField().type).toBe('email');
    expect(getEmailField().required).toBe(true);
    expect(getEmailField().form?.noValidate).toBe(false);
    fireEvent.change(getEmailField(), { target: { value: 'abc' } });
    expect(getEmailField().checkValidity()).toBe(false);
  });

  it('simulates sending for one second, confirms for three, then resets [FOOT-07, FOOT-08, FOOT-13]', () => {
    vi.useFakeTimers();
    renderInShop(<SiteFooter />);
    subscribe('a@b.in');
    advanceTime(999);
    expect(screen.queryByText('Successfully subscribed!')).toBeNull();
    advanceTime(1);
    expect(screen.getByText('Successfully subscribed!')).toBeTruthy();
    advanceTime(2999);
    expect(screen.getByText('Successfully subscribed!')).toBeTruthy();
    advanceTime(1);
    expect(screen.queryByText('Successfully subscribed!')).toBeNull();
    expect(getEmailField().value).toBe('');
    subscribe('c@d.in');
    advanceTime(1000);
    expect(screen.getByText('Successfully subscribed!')).toBeTruthy();
  });

  it.each(['', '   '])('ignores %j [FOOT-05]', (blank) => {
    vi.useFakeTimers();
    renderInShop(<SiteFooter />);
    subscribe(blank);
    expect(screen.getByText('Subscribe')).toBeTruthy();
    advanceTime(1000);
    expect(screen.queryByText('Successfully subscribed!')).toBeNull();
  });

  it('sends no request [FOOT-09]', () => {
    vi.useFakeTimers();
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    const { requests } = renderInShop(<SiteFooter />);
    subscribe('a@b.in');
    advanceTime(4000);
    expect(requests).toEqual([]);
    expect(fetchSpy).not.toHaveBeenCalled();
    fetchSpy.mockRestore();
  });
});
