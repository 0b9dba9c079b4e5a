import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRemoved } from './removed-note.tsx';

it('forgets what was removed when an earlier draft brings it back', () => {
  const entry = { id: 'a' };
  const { result, rerender } = renderHook(({ entries }) => useRemoved(entries), { initialProps: { entries: [entry] } });
  act(() => result.current[1]({ entry, index: 0, name: 'Tile Kids' }));
  rerender({ entries: [] });
  expect(result.current[0]?.name).toBe('Tile Kids');
  rerender({ entries: [entry] });
  expect(result.current[0]).toBeUndefined();
});
