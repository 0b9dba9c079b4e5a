import { describe, expect, it } from 'vitest';
import { getEditForKey } from './viewer-keys.ts';

const press = (key: string, modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  getEditForKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

describe('keys on an unlocked picture', () => {
  it('zoom by one step, or back to 100% [VIEW-06]', () => {
    expect(['+', '='].map((key) => press(key))).toEqual(Array(2).fill({ type: 'zoomedBy', steps: 1 }));
    expect(['-', '_'].map((key) => press(key))).toEqual(Array(2).fill({ type: 'zoomedBy', steps: -1 }));
    expect(press('0')).toEqual({ type: 'zoomedTo', zoom: 1 });
  });

  it('pan with the arrow keys', () => {
    expect(press('ArrowRight')).toEqual({ type: 'panned', by: { x: -0.1, y: 0 } });
    expect(press('ArrowUp')).toEqual({ type: 'panned', by: { x: 0, y: 0.1 } });
  });

  it('leave browser shortcuts alone', () => {
    expect(press('+', { ctrlKey: true })).toBeUndefined();
    expect(press('0', { metaKey: true })).toBeUndefined();
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
    expect(press('Tab')).toBeUndefined();
  });
});
