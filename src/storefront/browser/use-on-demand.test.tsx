import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnDemand } from './use-on-demand.ts';

/** Fails `failures` times, then loads. */
function createLoader(failures: number) {
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads <= failures) throw new TypeError('Failed to fetch');
    return 'module';
  };
  return { load, countLoads: () => loads };
}

it('loads once, when first wanted', async () => {
  const { load, countLoads } = createLoader(0);
  const { result, rerender } = renderHook(({ isWanted }) => useOnDemand(load, isWanted), {
    initialProps: { isWanted: false },
  });
  expect([result.current.module, countLoads()]).toEqual([undefined, 0]);
  rerender({ isWanted: true });
  await waitFor(() => expect(result.current.module).toBe('module'));
  rerender({ isWanted: false });
  rerender({ isWanted: true });
  expect([result.current.module, countLoads()]).toEqual(['module', 1]);
});

it('reports a failed load without breaking the page and retries when wanted again', async () => {
  const { load } = createLoader(1);
  const { result, rerender } = renderHook(({ isWanted }) => useOnDemand(load, isWanted), {
    initialProps: { isWanted: true },
  });
  await waitFor(() => expect(result.current).toEqual({ module: undefined, hasFailed: true }));
  rerender({ isWanted: false });
  expect(result.current.hasFailed).toBe(false);
  rerender({ isWanted: true });
  await waitFor(() => expect(result.current).toEqual({ module: 'module', hasFailed: false }));
});

it('shares a loaded module with other components', async () => {
  const { load, countLoads } = createLoader(0);
  const first = renderHook(() => useOnDemand(load, true));
  await waitFor(() => expect(first.result.current.module).toBe('module'));
  const { result } = renderHook(() => useOnDemand(load, true));
  expect([result.current.module, countLoads()]).toEqual(['module', 1]);
});

it('does not load offline, because browsers cache the failure', async () => {
  const { load, countLoads } = createLoader(0);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result, rerender } = renderHook(({ isWanted }) => useOnDemand(load, isWanted), {
    initialProps: { isWanted: true },
  });
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(countLoads()).toBe(0);
  online.mockRestore();
  rerender({ isWanted: false });
  rerender({ isWanted: true });
  await waitFor(() => expect(result.current.module).toBe('module'));
});

it('retries a failed load when the browser is online again', async () => {
  const { load, countLoads } = createLoader(0);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = renderHook(() => useOnDemand(load, true));
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(result.current).toEqual({ module: 'module', hasFailed: false }));
  expect(countLoads()).toBe(1);
});
