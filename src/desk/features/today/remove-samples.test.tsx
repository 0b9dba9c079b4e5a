import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { removeSampleHistory } from '#contract/desk/today.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { RemoveSamples } from './remove-samples.tsx';

afterEach(() => vi.unstubAllGlobals());

it('opens again without the error of the last attempt', async () => {
  const user = userEvent.setup();
  fakeDesk([[removeSampleHistory, { status: 400, message: 'Not now.' }]]);
  renderInDesk(<RemoveSamples canRemove />);
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Remove the samples' }));
    return within(await screen.findByRole('dialog'));
  };
  const dialog = await open();
  await user.click(dialog.getByRole('button', { name: 'Remove all samples' }));
  expect(await dialog.findByText('Not now.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect((await open()).queryByRole('alert')).toBeNull();
});
