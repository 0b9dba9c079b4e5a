import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { saveUnit, useSavedUnit } from './saved-unit.ts';

const Unit = () => <p>{useSavedUnit()}</p>;

it('is inches on the server, and the saved unit after hydration without a mismatch error', async () => {
  saveUnit('cm');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Unit />);
  expect(container.textContent).toBe('in');
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, <Unit />, { onRecoverableError }));
  expect(container.textContent).toBe('cm');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it('defaults to inches, also for an invalid stored unit', () => {
  expect(render(<Unit />).container.textContent).toBe('in');
  localStorage.setItem('aangan.unit', 'miles');
  expect(render(<Unit />).container.textContent).toBe('in');
});
