import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStaff } from '#tests/support/desk/desk-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { AccountPanel } from './account-panel.tsx';

it.each([
  [false, 'Set up second factor'],
  [true, 'Replace second factor'],
])('leads to the second factor; when it is on (%s) to replace it', (hasSecondFactor, name) => {
  const staff = createStaff('support', { hasSecondFactor });
  renderInDesk(<AccountPanel onHelp={() => undefined} />, { staff });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/desk/second-factor');
});
