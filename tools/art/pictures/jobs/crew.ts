import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureEntry } from '../manifest.ts';
import type { PictureJob } from './picture-job.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

type JobResult = { name: string; entry: PictureEntry } | { name: string; problem: string };

const getPlateName = ({ recipe }: PictureJob) => (recipe.kind === 'room' ? recipe.plate : '');

/** Sorted by room, so a worker rarely has to load another one. */
const sortByRoom = (jobs: readonly PictureJob[]) =>
  jobs.toSorted((a, b) => getPlateName(a).localeCompare(getPlateName(b)) || a.name.localeCompare(b.name));

/** Draws all jobs in parallel processes; calls `onResult` for each. */
export async function drawAll(
  jobs: readonly PictureJob[],
  workers: number,
  onResult: (result: JobResult) => void,
): Promise<void> {
  const waiting = sortByRoom(jobs);
  const count = Math.min(workers, jobs.length);
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      runWorker(() => (index % 2 ? waiting.pop() : waiting.shift()), onResult),
    ),
  );
}

function runWorker(getNextJob: () => PictureJob | undefined, onResult: (result: JobResult) => void): Promise<void> {
  const child: ChildProcess = fork(WORKER, { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    const sendNextJob = () => {
      const job = getNextJob();
      if (job) child.send(job);
      else child.disconnect();
    };
    child.on('message', (result: JobResult) => {
      onResult(result);
      sendNextJob();
    });
    child.on('error', reject);
    child.on('exit', (code) => (code ? reject(new Error(`A drawing process exited with code ${code}.`)) : resolve()));
    sendNextJob();
  });
}
