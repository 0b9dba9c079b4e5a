import { expect, it } from 'vitest';
import { withPostgres } from '../../tools/faults/checkouts/with-postgres.ts';
import { killDuringDispatch } from '../../tools/faults/desk/kill-dispatch.ts';

// An email that a killed process was sending waits for two minutes.
const options = { tags: ['extended'], timeout: 400_000 };

it(
  'a batch whose process was killed in the middle ships every order once, with one email to send',
  options,
  async () => {
    expect((await killDuringDispatch('embedded database', ['new'])).violations).toEqual([]);
  },
);

it('the same on PostgreSQL, repeated with the key of the first request', options, async () => {
  const report = await withPostgres(({ url }) => killDuringDispatch('PostgreSQL', ['same'], url));
  expect(report.violations).toEqual([]);
});
