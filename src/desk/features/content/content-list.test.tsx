import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContentKey } from '#contract/content/content-keys.ts';
import { listContent } from '#contract/desk/content.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { ContentList } from './content-list.tsx';

const createRow = (key: ContentKey, publishedNumber: number) => ({
  key,
  version: 3,
  hasDraft: false,
  hiddenCount: 0,
  publishedNumber,
  publishedAt: publishedNumber === 0 ? null : '2026-11-17T08:00:00Z',
  changedAt: null,
  changedBy: null,
  changedById: null,
});

it('gives policies the version that customers read', async () => {
  const documents = [
    createRow('home', 1),
    createRow('collections', 0),
    createRow('policy-terms', 1),
    createRow('policy-returns', 0),
  ];
  fakeDesk([[listContent, { status: 200, data: { documents } }]]);
  renderInDesk(<ContentList />, { at: '/desk/content' });
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent?.split(', published')[0]);
  expect(rows).toEqual([
    'Home pageVersion 1',
    'CategoriesAs shipped',
    'Terms of useVersion 2',
    'Return policyVersion 1, as shipped',
  ]);
});
