import { expect, it } from 'vitest';
import { summarise } from './main-thread.ts';

const createEvent = (name: string, ts: number, tdur?: number) => ({
  name,
  ts,
  pid: 1,
  tid: 1,
  ...(tdur !== undefined && { dur: tdur, tdur }),
});
const frame = createEvent('WidgetBase::WillBeginMainFrame', 2000);

it('sums the work of each frame', () => {
  const events = [createEvent('ThreadControllerImpl::RunTask', 1000, 4000), frame];
  expect(summarise(events)).toMatchObject({ frames: 1, medianMs: 4, longestTaskMs: 4 });
});

it.each([
  ['frames', [createEvent('ThreadControllerImpl::RunTask', 1000, 4000)]],
  ['tasks', [frame]],
  ['thread time', [createEvent('ThreadControllerImpl::RunTask', 1000), frame]],
])('refuses a trace without %s', (_, events) => {
  expect(() => summarise(events)).toThrow('no frames or no thread time');
});
