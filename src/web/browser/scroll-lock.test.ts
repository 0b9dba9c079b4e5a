import { expect, it } from 'vitest';
import { lockScroll } from './scroll-lock.ts';

const overflow = () => document.documentElement.style.overflow;

it('holds the page until every layer has let go', () => {
  const menu = lockScroll();
  const dialog = lockScroll();
  expect(overflow()).toBe('hidden');
  menu();
  menu();
  expect(overflow()).toBe('hidden');
  dialog();
  expect(overflow()).toBe('');
});
