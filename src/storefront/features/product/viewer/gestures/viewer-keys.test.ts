import { describe, expect, it } from 'vitest';
import { getEditForKey } from './viewer-keys.ts';

const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  getEditForKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('the keys of an unlocked picture', () => {
  it('zoom by one step, or back to 100% [VIEW-06]', () => {
    expect(['+', '='].map((key) => pressed(key))).toEqual(Array(2).fill({ type: 'zoomedBy', steps: 1 }));
    expect(['-', '_'].map((key) => pressed(key))).toEqual(Array(2).fill({ type: 'zoomedBy', steps: -1 }));
    expect(pressed('0')).toEqual({ type: 'zoomedTo', zoom: 1 });
  });

  it('pan with the arrow keys', () => {
    expect(pressed('ArrowRight')).toEqual({ type: 'panned', by: { x: -0.1, y: 0 } });
    expect(pressed('ArrowUp')).toEqual({ type: 'panned', by: { x: 0, y: 0.1 } });
  });

  it('leave browser shortcuts alone', () => {
    expect(pressed('+', { ctrlKey: true })).toBeUndefined();
    expect(pressed('0', { metaKey: true })).toBeUndefined();
    expect(pressed('ArrowLeft', { altKey: true })).toBeUndefined();
    expect(pressed('Tab')).toBeUndefined();
  });
});
