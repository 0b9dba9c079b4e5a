import { expect, it } from 'vitest';
import { summarise } from './main-thread.ts';

const createEvent = (name: string, ts: number, tdur?: number) => ({
  name,
  ts,
  pid: 1,
  tid: 1,
  ...(tdur !== undefined && { dur: tdur, tdur }),
});
const createTask = (ts: number, tdur?: number) => createEvent('ThreadControllerImpl::RunTask', ts, tdur);
const createFrame = (ts: number) => createEvent('WidgetBase::WillBeginMainFrame', ts);
const createDrawing = (ts: number) => createEvent('ProxyMain::BeginMainFrame::commit', ts);
const frame = createFrame(2000);

it('sums the work of each frame', () => {
  const events = [createTask(1000, 4000), frame, createDrawing(3000)];
  expect(summarise(events)).toMatchObject({ frames: 1, medianMs: 4, longestTaskMs: 4 });
});

it('leaves out the wait for software rendering and the copying of its pixels', () => {
  const update = createEvent('LayerTreeHost::DoUpdateLayers', 3000, 2500);
  const events = [createTask(1000, 6000), frame, update, createDrawing(6000)];
  expect(summarise(events)).toMatchObject({ medianMs: 6, longestWaitMs: 0 });
  const rendering = createEvent('GLES2::ReadPixels', 3500, 1500);
  expect(summarise([...events, rendering])).toMatchObject({ medianMs: 3.5, longestWaitMs: 2.5 });
});

it('leaves out frames that drew nothing', () => {
  const events = [
    ...[createTask(1000, 4000), frame, createDrawing(3000)],
    ...[createTask(10_000, 1000), createFrame(10_500)],
    ...[createTask(20_000, 6000), createFrame(21_000), createDrawing(22_000)],
  ];
  expect(summarise(events)).toMatchObject({ frames: 2, medianMs: 6, slowestMs: 6 });
});

it('refuses a trace without drawn frames', () => {
  expect(() => summarise([createTask(1000, 4000), frame])).toThrow('no drawn frames');
});

it.each([
  ['frames', [createTask(1000, 4000)]],
  ['tasks', [frame]],
  ['thread time', [createTask(1000), frame]],
])('refuses a trace without %s', (_, events) => {
  expect(() => summarise(events)).toThrow('no frames or no thread time');
});
