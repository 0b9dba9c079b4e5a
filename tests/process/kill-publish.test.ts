import { expect, it } from 'vitest';
import { withPostgres } from '../../tools/faults/checkouts/with-postgres.ts';
import { killDuringPublish } from '../../tools/faults/desk/kill-publish.ts';

const options = { tags: ['extended'], timeout: 400_000 };

it('a product whose publication was killed in the middle shows the old or the new version', options, async () => {
  expect((await killDuringPublish('embedded database', 3)).violations).toEqual([]);
});

it('the same on PostgreSQL', options, async () => {
  const report = await withPostgres(({ url }) => killDuringPublish('PostgreSQL', 3, url));
  expect(report.violations).toEqual([]);
});
