import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { HydratesLater, useHydrationMark } from './hydrates-later.tsx';

const isMarked = () => document.documentElement.hasAttribute('data-hydrated');

afterEach(() => document.documentElement.removeAttribute('data-hydrated'));

describe('the mark of a hydrated page', () => {
  it('waits for the parts that hydrate later', async () => {
    const markedWhenPartHydrates: boolean[] = [];
    const ServedPart = () => <p ref={() => void markedWhenPartHydrates.push(isMarked())}>Part</p>;
    const Page = () => {
      useHydrationMark();
      return (
        <HydratesLater>
          <ServedPart />
        </HydratesLater>
      );
    };
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Page />);
    const root = await act(async () => hydrateRoot(container, <Page />));
    expect(markedWhenPartHydrates).toEqual([false]);
    expect(isMarked()).toBe(true);
    await act(async () => root.unmount());
  });
});
