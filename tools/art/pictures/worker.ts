/** One of the processes that draw pictures; takes jobs from its parent and answers each with its line of the manifest. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { framedInches } from './draw-frame.ts';
import { drawPicture } from './draw-picture.ts';
import { encodePicture } from './encode-picture.ts';
import { jobKey } from './job-key.ts';
import type { PictureEntry } from './manifest.ts';
import type { PictureJob } from './picture-job.ts';
import { DRAWINGS, PUBLIC } from './places.ts';

const DRAWING_SIZE = 240;

function copyDrawing(name: string, key: string, file: string): PictureEntry {
  mkdirSync(join(PUBLIC, 'pictures'), { recursive: true });
  const url = `/pictures/${name}.${key.slice(0, 8)}.svg`;
  copyFileSync(join(DRAWINGS, file), join(PUBLIC, url));
  return { url, width: DRAWING_SIZE, height: DRAWING_SIZE, widths: [], dominantColor: '#f3eadb' };
}

async function make({ name, recipe, layout }: PictureJob, key: string): Promise<PictureEntry> {
  if (recipe.kind === 'drawing') return copyDrawing(name, key, recipe.file);
  const entry = await encodePicture(name, key, await drawPicture(recipe), layout);
  if (recipe.kind === 'flat') return { ...entry, inchesWide: recipe.inchesWide };
  if (recipe.kind === 'framed') return { ...entry, inchesWide: framedInches(recipe) };
  return entry;
}

process.on('message', async (job: PictureJob) => {
  try {
    process.send?.({ name: job.name, entry: await make(job, jobKey(job)) });
  } catch (error) {
    process.send?.({ name: job.name, problem: error instanceof Error ? error.message : String(error) });
  }
});
