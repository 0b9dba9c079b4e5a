import type { Browser, Page } from 'playwright-core';
import { computeMedian } from '../../../scripts/testing/quantile.ts';

type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

const CATEGORIES = ['toplevel', 'gpu', 'cc'];
const TASK = 'ThreadControllerImpl::RunTask';
const FRAME = 'WidgetBase::WillBeginMainFrame';
/** A frame without it had nothing to draw. */
const DRAWING = 'ProxyMain::BeginMainFrame::commit';
/** Without a GPU, this step of a frame waits for software rendering and copies the canvas; without a canvas it is short. */
const LAYER_UPDATE = 'LayerTreeHost::DoUpdateLayers';
const SOFTWARE_RENDERING = 'GLES2::ReadPixels';

export type MainThreadWork = {
  /** Frames in which something was drawn. */
  frames: number;
  /** Work per drawn frame: input, scripts, layout and painting. */
  medianMs: number;
  slowestMs: number;
  /** The longest task, without software rendering. */
  longestTaskMs: number;
  /** The longest wait for software rendering within one task. */
  longestWaitMs: number;
};

/** Runs the action and reads the main thread's work from a trace. */
export async function traceMainThread(browser: Browser, page: Page, act: () => Promise<void>): Promise<MainThreadWork> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return summarise(trace.traceEvents);
}

type Task = { ts: number; workMs: number; waitMs: number };

export function summarise(events: readonly TraceEvent[]): MainThreadWork {
  const frames = events.filter(({ name }) => name === FRAME);
  const isOnMainThread = ({ pid, tid }: TraceEvent) => pid === frames[0]?.pid && tid === frames[0].tid;
  const ownEvents = events.filter(isOnMainThread);
  const renderings = ownEvents.filter(({ name }) => name === SOFTWARE_RENDERING);
  const waits = ownEvents.filter((event) => event.name === LAYER_UPDATE && renderings.some(startsWithin(event)));
  const taskEvents = ownEvents.filter(({ name }) => name === TASK);
  // Without these, every task would count as 0 ms and reach its goal.
  if (!taskEvents.some(({ tdur = 0 }) => tdur > 0)) throw new Error('The trace has no frames or no thread time.');
  const tasks = taskEvents.map((task) => measureTask(task, waits));
  const drawings = ownEvents.filter(({ name }) => name === DRAWING);
  const perFrame = sumPerDrawnFrame(
    tasks,
    frames.map(({ ts }) => ts).sort((a, b) => a - b),
    drawings.map(({ ts }) => ts),
  );
  if (perFrame.length === 0) throw new Error('The trace has no drawn frames.');
  return {
    frames: perFrame.length,
    medianMs: round(computeMedian(perFrame)),
    slowestMs: round(Math.max(0, ...perFrame)),
    longestTaskMs: round(Math.max(0, ...tasks.map(({ workMs }) => workMs))),
    longestWaitMs: round(Math.max(0, ...tasks.map(({ waitMs }) => waitMs))),
  };
}

const startsWithin =
  ({ ts, dur = 0 }: Pick<TraceEvent, 'ts' | 'dur'>) =>
  (event: TraceEvent): boolean =>
    event.ts >= ts && event.ts < ts + dur;

/** Takes thread time, which includes the emulated slowdown but not other programs. */
function measureTask({ ts, dur = 0, tdur = 0 }: TraceEvent, waits: readonly TraceEvent[]): Task {
  const own = waits.filter(startsWithin({ ts, dur }));
  const sum = (key: 'dur' | 'tdur') => own.reduce((total, wait) => total + (wait[key] ?? 0), 0);
  return { ts, workMs: (tdur - sum('tdur')) / 1000, waitMs: sum('dur') / 1000 };
}

/** A frame's work is what ran since the previous frame, and the frame itself. Frames that drew nothing are left out. */
function sumPerDrawnFrame(tasks: readonly Task[], frames: readonly number[], drawings: readonly number[]): number[] {
  return frames.flatMap((frame, index) => {
    const [previous, next] = [frames[index - 1] ?? 0, frames[index + 1] ?? Number.POSITIVE_INFINITY];
    if (!drawings.some((ts) => ts >= frame && ts < next)) return [];
    const own = tasks.filter(({ ts }) => ts > previous && ts <= frame);
    return own.reduce((total, { workMs }) => total + workMs, 0);
  });
}

const round = (ms: number): number => Math.round(ms * 10) / 10;
