import { act, cleanup, render } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NavigationEffects } from './navigation-effects.tsx';
import { ROUTER_OPTIONS } from './router-options.ts';

/** Where the page was scrolled to: a target or a position from the top. */
let scrolledTo: (string | number)[] = [];
let navigate: NavigateFunction;

function Page() {
  navigate = useNavigate();
  return <h2 id="care">Care</h2>;
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(((_left: number, top: number) => {
    scrolledTo.push(top);
  }) as typeof window.scrollTo);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
  render(
    <BrowserRouter future={ROUTER_OPTIONS}>
      <NavigationEffects />
      <Page />
    </BrowserRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A hash link adds an entry without the router, which gets the same event as for Back. */
const followHashLink = (hash: string) =>
  act(async () => {
    window.history.pushState(null, '', hash);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });

describe('scrolling', () => {
  it('a hash link on a page opened by a link shows its target [D-19]', async () => {
    await act(async () => navigate('/product/1'));
    scrolledTo = [];
    await followHashLink('#care');
    expect(scrolledTo).toEqual(['care']);
  });

  it('a changed query does not scroll to the target again [D-19]', async () => {
    await act(async () => navigate('/product/1'));
    await followHashLink('#care');
    scrolledTo = [];
    await act(async () => navigate('?width=36#care', { replace: true }));
    expect(scrolledTo).toEqual([]);
  });
});
