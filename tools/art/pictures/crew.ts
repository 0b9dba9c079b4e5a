import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureEntry } from './manifest.ts';
import type { PictureJob } from './picture-job.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

type Answer = { name: string; entry: PictureEntry } | { name: string; problem: string };

const roomOf = ({ recipe }: PictureJob) => (recipe.kind === 'room' ? recipe.plate : '');

/** Neighbours share a room, so that a worker seldom has to load another one. */
const inRoomOrder = (jobs: readonly PictureJob[]) =>
  jobs.toSorted((a, b) => roomOf(a).localeCompare(roomOf(b)) || a.name.localeCompare(b.name));

/** Draws all jobs in so many processes; `done` hears of each as it is finished. */
export async function drawAll(
  jobs: readonly PictureJob[],
  workers: number,
  done: (answer: Answer) => void,
): Promise<void> {
  const waiting = inRoomOrder(jobs);
  const count = Math.min(workers, jobs.length);
  await Promise.all(
    Array.from({ length: count }, (_, index) => work(() => (index % 2 ? waiting.pop() : waiting.shift()), done)),
  );
}

function work(next: () => PictureJob | undefined, done: (answer: Answer) => void): Promise<void> {
  const child: ChildProcess = fork(WORKER, { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    const feed = () => {
      const job = next();
      if (job) child.send(job);
      else child.disconnect();
    };
    child.on('message', (answer: Answer) => {
      done(answer);
      feed();
    });
    child.on('error', reject);
    child.on('exit', (code) => (code ? reject(new Error(`A drawing process ended with code ${code}.`)) : resolve()));
    feed();
  });
}
