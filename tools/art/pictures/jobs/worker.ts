/** Child process that draws pictures: receives jobs from its parent and replies with manifest entries. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { computeFramedInches } from '../drawing/draw-frame.ts';
import { drawPicture } from '../drawing/draw-picture.ts';
import { encodePicture } from '../drawing/encode-picture.ts';
import type { PictureEntry } from '../manifest.ts';
import { DRAWINGS, PUBLIC } from '../places.ts';
import { computeJobKey } from './job-key.ts';
import type { PictureJob } from './picture-job.ts';

const DRAWING_SIZE = 240;

function copyDrawing(name: string, key: string, file: string): PictureEntry {
  mkdirSync(join(PUBLIC, 'pictures'), { recursive: true });
  const url = `/pictures/${name}.${key.slice(0, 8)}.svg`;
  copyFileSync(join(DRAWINGS, file), join(PUBLIC, url));
  return { url, width: DRAWING_SIZE, height: DRAWING_SIZE, widths: [], dominantColor: '#f3eadb' };
}

async function drawJob({ name, recipe, layout }: PictureJob, key: string): Promise<PictureEntry> {
  if (recipe.kind === 'drawing') return copyDrawing(name, key, recipe.file);
  const entry = await encodePicture(name, key, await drawPicture(recipe), layout);
  if (recipe.kind === 'flat') return { ...entry, inchesWide: recipe.inchesWide };
  if (recipe.kind === 'framed') return { ...entry, inchesWide: computeFramedInches(recipe) };
  return entry;
}

process.on('message', async (job: PictureJob) => {
  try {
    process.send?.({ name: job.name, entry: await drawJob(job, computeJobKey(job)) });
  } catch (error) {
    process.send?.({ name: job.name, problem: error instanceof Error ? error.message : String(error) });
  }
});
