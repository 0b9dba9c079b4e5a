import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { useLocation } from 'react-router';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Link } from './link.tsx';
import { PendingNavigationProvider, usePendingNavigation } from './pending-navigation.tsx';

let finishLoading = () => {};
let nextPage: Promise<string>;
const address = window.location.href;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  nextPage = new Promise((resolve) => {
    finishLoading = () => resolve('Next page');
  });
});
afterEach(() => window.history.replaceState(null, '', address));

const NextPage = () => <h1>{use(nextPage)}</h1>;
const FirstPage = () => <h1>{usePendingNavigation() ? 'Leaving' : 'First page'}</h1>;
const CurrentPage = () => (useLocation().pathname === '/next' ? <NextPage /> : <FirstPage />);

const show = () =>
  render(
    <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <PendingNavigationProvider>
        <Link to="/next" state={{ from: 'test' }}>
          Next
        </Link>
        <Link to="/">Home</Link>
        <Link to="/next" target="_blank">
          New tab
        </Link>
        <Link to="/next" reloadDocument>
          Reload
        </Link>
        <Suspense fallback="Loading">
          <CurrentPage />
        </Suspense>
      </PendingNavigationProvider>
    </BrowserRouter>,
  );

const getHeading = () => screen.getByRole('heading').textContent;

describe('a link', () => {
  it('keeps the current page, which knows that it is left, until the next one is loaded', async () => {
    show();
    await act(async () => fireEvent.click(screen.getByText('Next')));
    expect(window.location.pathname).toBe('/next');
    expect(getHeading()).toBe('Leaving');
    await act(async () => finishLoading());
    expect(getHeading()).toBe('Next page');
    expect(window.history.state).toMatchObject({ usr: { from: 'test' } });
  });

  it('adds no history entry when it leads to the current page', async () => {
    show();
    const entries = window.history.length;
    await act(async () => fireEvent.click(screen.getByText('Home')));
    expect(window.history.length).toBe(entries);
    await act(async () => fireEvent.click(screen.getByText('Next')));
    expect(window.history.length).toBe(entries + 1);
  });

  it.each([
    ['Next', { ctrlKey: true }],
    ['Next', { button: 1 }],
    ['New tab', {}],
    ['Reload', {}],
  ])('leaves a click on %s with %j to the browser', (text, init) => {
    show();
    const click = createEvent.click(screen.getByText(text), init);
    let wasHandled = true;
    // Stops happy-dom from loading the page.
    const observe = (event: Event) => {
      wasHandled = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', observe, { once: true });
    fireEvent(screen.getByText(text), click);
    expect(wasHandled).toBe(false);
    expect(window.location.pathname).toBe('/');
  });
});
