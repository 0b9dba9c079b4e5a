import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useCameFromServer, useHydrated } from './use-hydrated.ts';

/** Returns what the hook returned in each render: on the server, while hydrating, and mounted later in the browser. */
async function collectResults(useHook: () => boolean) {
  let results: boolean[] = [];
  const Probe = () => {
    results.push(useHook());
    return null;
  };
  const takeResults = () => {
    const taken = results;
    results = [];
    return taken;
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Probe />);
  const onServer = takeResults();
  const hydrated = await act(async () => hydrateRoot(container, <Probe />));
  const whileHydrating = takeResults();
  const mounted = createRoot(document.createElement('div'));
  await act(async () => mounted.render(<Probe />));
  const inBrowser = takeResults();
  await act(async () => {
    hydrated.unmount();
    mounted.unmount();
  });
  return { onServer, whileHydrating, inBrowser };
}

describe('useHydrated', () => {
  it('is false until the browser has taken the page over', async () => {
    expect(await collectResults(useHydrated)).toEqual({
      onServer: [false],
      whileHydrating: [false, true],
      inBrowser: [true],
    });
  });
});

describe('useCameFromServer', () => {
  it('is true for what the server wrote, without a second render', async () => {
    expect(await collectResults(useCameFromServer)).toEqual({
      onServer: [true],
      whileHydrating: [true],
      inBrowser: [false],
    });
  });
});
