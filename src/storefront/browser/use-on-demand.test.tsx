import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnDemand } from './use-on-demand.ts';

/** Fails as often as told, then brings the part. */
function loader(failures: number) {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked <= failures) throw new TypeError('Failed to fetch');
    return 'part';
  };
  return { load, asked: () => asked };
}

it('is fetched once it is wanted, and once only', async () => {
  const { load, asked } = loader(0);
  const { result, rerender } = renderHook(({ isWanted }) => useOnDemand(load, isWanted), {
    initialProps: { isWanted: false },
  });
  expect([result.current.part, asked()]).toEqual([undefined, 0]);
  rerender({ isWanted: true });
  await waitFor(() => expect(result.current.part).toBe('part'));
  rerender({ isWanted: false });
  rerender({ isWanted: true });
  expect([result.current.part, asked()]).toEqual(['part', 1]);
});

it('that cannot be fetched says so without breaking the page, and is tried again when it is wanted again', async () => {
  const { load } = loader(1);
  const { result, rerender } = renderHook(({ isWanted }) => useOnDemand(load, isWanted), {
    initialProps: { isWanted: true },
  });
  await waitFor(() => expect(result.current).toEqual({ part: undefined, hasFailed: true }));
  rerender({ isWanted: false });
  expect(result.current.hasFailed).toBe(false);
  rerender({ isWanted: true });
  await waitFor(() => expect(result.current).toEqual({ part: 'part', hasFailed: false }));
});

it('that is here already is there for another place, with or without a connection', async () => {
  const { load, asked } = loader(0);
  const first = renderHook(() => useOnDemand(load, true));
  await waitFor(() => expect(first.result.current.part).toBe('part'));
  const { result } = renderHook(() => useOnDemand(load, true));
  expect([result.current.part, asked()]).toEqual(['part', 1]);
});

it('is not asked for without a connection: a browser would never ask again', async () => {
  const { load, asked } = loader(0);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result, rerender } = renderHook(({ isWanted }) => useOnDemand(load, isWanted), {
    initialProps: { isWanted: true },
  });
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(asked()).toBe(0);
  online.mockRestore();
  rerender({ isWanted: false });
  rerender({ isWanted: true });
  await waitFor(() => expect(result.current.part).toBe('part'));
});
