import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawAll } from './jobs/crew.ts';
import { computeJobKey } from './jobs/job-key.ts';
import type { PictureJob } from './jobs/picture-job.ts';
import { startProgress } from './jobs/progress.ts';
import { listEntryFiles, type Manifest, type PictureEntry, readManifest, writeManifest } from './manifest.ts';
import { PUBLIC } from './places.ts';

/** All pictures of one manifest. */
interface PictureSet {
  manifest: string;
  jobs: readonly PictureJob[];
}

const isCurrent = (entry: PictureEntry | undefined, job: PictureJob): boolean =>
  entry?.url.includes(`/${job.name}.${computeJobKey(job).slice(0, 8)}.`) === true &&
  listEntryFiles(entry).every((file) => existsSync(join(PUBLIC, file)));

/** Draws the changed pictures; returns their number. */
export async function buildPictures(
  sets: readonly PictureSet[],
  isSelected: (name: string) => boolean,
  workers: number,
): Promise<number> {
  const pictureSets = sets.map(({ manifest, jobs }) => ({ manifest, jobs, entries: readManifest(manifest) }));
  const stale = pictureSets.flatMap(({ jobs, entries }) =>
    jobs.filter((job) => isSelected(job.name) && !isCurrent(entries[job.name], job)),
  );
  const problems: string[] = [];
  const progress = startProgress(stale.length);
  const save = () => {
    for (const { manifest, jobs, entries } of pictureSets) saveManifest(manifest, jobs, entries);
  };
  await drawAll(stale, workers, (result) => {
    if ('problem' in result) problems.push(`${result.name}: ${result.problem}`);
    else
      for (const { jobs, entries } of pictureSets)
        if (jobs.some(({ name }) => name === result.name)) entries[result.name] = result.entry;
    progress.step(result.name);
    if (progress.count % 20 === 0) save();
  });
  progress.close();
  save();
  removeStaleFiles(pictureSets.map(({ entries, jobs }) => pickEntries(jobs, entries)));
  if (problems.length) throw new Error(`Some pictures could not be drawn.\n${problems.join('\n')}`);
  return stale.length;
}

const pickEntries = (jobs: readonly PictureJob[], entries: Manifest): Manifest => {
  const names = new Set(jobs.map(({ name }) => name));
  return Object.fromEntries(Object.entries(entries).filter(([name]) => names.has(name)));
};

function saveManifest(file: string, jobs: readonly PictureJob[], entries: Manifest): void {
  mkdirSync(dirname(file), { recursive: true });
  writeManifest(file, pickEntries(jobs, entries));
}

/** Removes files that no manifest lists any more. */
function removeStaleFiles(manifests: readonly Manifest[]): void {
  const named = new Set(manifests.flatMap((manifest) => Object.values(manifest).flatMap(listEntryFiles)));
  const folder = join(PUBLIC, 'pictures');
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    if (!named.has(`/pictures/${file}`)) rmSync(join(folder, file));
}
