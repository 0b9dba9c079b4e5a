import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import styles from './hero.module.css';
import { Hero } from './hero.tsx';

const img = {
  url: '/pictures/room.1a2b.webp',
  width: 1600,
  height: 1000,
  widths: [640, 1600],
  dominantColor: '#726e66',
};
const css = readFileSync(join(import.meta.dirname, 'hero.module.css'), 'utf8').replace(/\s+/g, ' ');

type Copy = { subtitle?: string; ctaLabel?: string; ctaHref?: string };
const renderHero = (copy: Copy = {}) => {
  render(<Hero img={img} title="Elevate Your Space" {...copy} />);
  return screen.getByRole('region', { name: 'Elevate Your Space' });
};
const getStyle = (element: Element | null | undefined, property: string) =>
  (element as HTMLElement | null | undefined)?.style.getPropertyValue(property);

describe('Hero', () => {
  it('shows picture, headline, subtitle and call to action [HERO-01, HERO-02]', () => {
    const hero = renderHero({ subtitle: 'Made to the inch', ctaLabel: 'Explore', ctaHref: '/wallpaper' });
    expect(hero.querySelector('img')?.getAttribute('src')).toBe(img.url);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Elevate Your Space');
    expect(screen.getByText('Made to the inch')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/wallpaper');
  });

  it('loads its picture eagerly', () => {
    const image = renderHero().querySelector('img');
    expect(image?.getAttribute('loading')).not.toBe('lazy');
    expect(image?.getAttribute('fetchpriority')).toBe('high');
    expect(image?.getAttribute('width')).toBe('1600');
  });

  it.each([{}, { subtitle: ' ', ctaLabel: '  ' }])(
    'shows neither subtitle nor button without their text [HERO-11, HERO-12] (%#)',
    (copy) => {
      renderHero(copy);
      expect(screen.queryByRole('paragraph')).toBeNull();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it('links to # by default [HERO-14]', () => {
    renderHero({ ctaLabel: 'Explore' });
    expect(screen.getByRole('link').getAttribute('href')).toBe('#');
  });

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'])(
    'replaces the unsafe link %j',
    (ctaHref) => {
      renderHero({ ctaLabel: 'Explore', ctaHref });
      expect(screen.getByRole('link').getAttribute('href')).toBe('#');
    },
  );

  it('zooms from scale 1.1 to 1 over 8 seconds [HERO-03]', () => {
    const hero = renderHero();
    expect(getStyle(hero, '--zoom-from')).toBe('1.1');
    expect(getStyle(hero, '--zoom-to')).toBe('1');
    expect(getStyle(hero, '--zoom-time')).toBe('8s');
    expect(css).toContain('animation: settle var(--zoom-time)');
    expect(css).toContain('from { transform: scale(var(--zoom-from)); } to { transform: scale(var(--zoom-to)); }');
  });

  it('animates headline, subtitle and button for 0.8 s after 0.2, 0.4 and 0.6 s [HERO-08, HERO-09, HERO-10]', () => {
    const hero = renderHero({ subtitle: 'Made to the inch', ctaLabel: 'Explore' });
    expect(getStyle(hero, '--entrance')).toBe('0.8s');
    expect(getStyle(screen.getByRole('heading'), '--delay')).toBe('0.2s');
    expect(getStyle(screen.getByText('Made to the inch'), '--delay')).toBe('0.4s');
    expect(getStyle(screen.getByRole('link').parentElement, '--delay')).toBe('0.6s');
    expect(css).toContain('animation: riseIn var(--entrance) var(--ease-out) var(--delay) both');
    expect(css).toMatch(
      /@keyframes riseIn \{ from \{ opacity: 0; transform: translateY\([^)]+\); \} to \{ opacity: 1;/,
    );
  });

  it('is at least 60, 70 or 100 % of the screen high, by width [HERO-04, HERO-05, HERO-06, Q-18]', () => {
    expect(css).toMatch(/^\.hero \{[^}]*min-height: 60vh;/);
    expect(css).toContain('@media (min-width: 640px) { .hero { min-height: 70vh; } }');
    expect(css).toContain('@media (min-width: 1024px) { .hero { min-height: 100vh; } }');
  });

  it('can be paused and played until the animation ends', () => {
    const hero = renderHero();
    fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
    expect(hero.classList.contains(styles.paused ?? '')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Play animation' }));
    expect(hero.classList.contains(styles.paused ?? '')).toBe(false);
    fireEvent.animationEnd(hero.firstElementChild as Element);
    expect(hero.classList.contains(styles.settled ?? '')).toBe(true);
  });
});
