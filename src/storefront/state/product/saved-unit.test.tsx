import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { saveUnit, useSavedUnit } from './saved-unit.ts';

const Unit = () => <p>{useSavedUnit()}</p>;

it('is inches on the server; the browser takes over without a complaint and follows with its own', async () => {
  saveUnit('cm');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Unit />);
  expect(container.textContent).toBe('in');
  const complaint = vi.fn();
  const root = await act(async () => hydrateRoot(container, <Unit />, { onRecoverableError: complaint }));
  expect(container.textContent).toBe('cm');
  expect(complaint).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it('is inches as long as nothing is kept, and for what is no unit', () => {
  expect(render(<Unit />).container.textContent).toBe('in');
  localStorage.setItem('aangan.unit', 'miles');
  expect(render(<Unit />).container.textContent).toBe('in');
});
