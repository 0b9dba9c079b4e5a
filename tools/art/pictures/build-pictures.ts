import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawAll } from './crew.ts';
import { jobKey } from './job-key.ts';
import { entryFiles, type Manifest, type PictureEntry, readManifest, writeManifest } from './manifest.ts';
import type { PictureJob } from './picture-job.ts';
import { PUBLIC } from './places.ts';
import { openProgress } from './progress.ts';

/** All pictures of one manifest. */
interface PictureSet {
  manifest: string;
  jobs: readonly PictureJob[];
}

const isCurrent = (entry: PictureEntry | undefined, job: PictureJob): boolean =>
  entry?.url.includes(`/${job.name}.${jobKey(job).slice(0, 8)}.`) === true &&
  entryFiles(entry).every((file) => existsSync(join(PUBLIC, file)));

/** Draws what has changed, and returns how many pictures that were. */
export async function buildPictures(
  sets: readonly PictureSet[],
  only: (name: string) => boolean,
  workers: number,
): Promise<number> {
  const books = sets.map(({ manifest, jobs }) => ({ manifest, jobs, entries: readManifest(manifest) }));
  const stale = books.flatMap(({ jobs, entries }) =>
    jobs.filter((job) => only(job.name) && !isCurrent(entries[job.name], job)),
  );
  const problems: string[] = [];
  const progress = openProgress(stale.length);
  const save = () => {
    for (const { manifest, jobs, entries } of books) keep(manifest, jobs, entries);
  };
  await drawAll(stale, workers, (answer) => {
    if ('problem' in answer) problems.push(`${answer.name}: ${answer.problem}`);
    else
      for (const { jobs, entries } of books)
        if (jobs.some(({ name }) => name === answer.name)) entries[answer.name] = answer.entry;
    progress.step(answer.name);
    if (progress.count % 20 === 0) save();
  });
  progress.close();
  save();
  removeStrays(books.map(({ entries, jobs }) => wanted(jobs, entries)));
  if (problems.length) throw new Error(`Some pictures could not be made.\n${problems.join('\n')}`);
  return stale.length;
}

const wanted = (jobs: readonly PictureJob[], entries: Manifest): Manifest => {
  const names = new Set(jobs.map(({ name }) => name));
  return Object.fromEntries(Object.entries(entries).filter(([name]) => names.has(name)));
};

function keep(file: string, jobs: readonly PictureJob[], entries: Manifest): void {
  mkdirSync(dirname(file), { recursive: true });
  writeManifest(file, wanted(jobs, entries));
}

/** Files that no manifest names any more. */
function removeStrays(manifests: readonly Manifest[]): void {
  const named = new Set(manifests.flatMap((manifest) => Object.values(manifest).flatMap(entryFiles)));
  const folder = join(PUBLIC, 'pictures');
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    if (!named.has(`/pictures/${file}`)) rmSync(join(folder, file));
}
