import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { computePatternsKey } from '../pictures/jobs/job-key.ts';
import { computeSourceKey, hash } from '../pictures/jobs/source-key.ts';
import { PLATES, PROJECT, PUBLIC, VIDEO_MANIFEST } from '../pictures/places.ts';
import { filmVideo } from './film-video.ts';
import type { VideoEntry } from './video-entry.ts';
import { type VideoPlan, videos } from './video-plans.ts';

const EXTENSIONS = { mp4: 'mp4', vp9: 'vp9.webm', av1: 'av1.webm' } as const;
const FOLDER = join(PUBLIC, 'video');
const TEMPORARY_FOLDER = join(PROJECT, '.cache/film');

function computeVideoKey(plan: VideoPlan): string {
  const program = computeSourceKey(join(PROJECT, 'tools/art/videos/film-video.ts'), (file) =>
    file.includes('/patterns/designs'),
  );
  const plate = readFileSync(join(PLATES, plan.room.plate, 'plate.bin'));
  return hash(JSON.stringify(plan), program, plate, computePatternsKey(plan.room)).slice(0, 8);
}

function toVideoEntry({ name }: VideoPlan, key: string): VideoEntry {
  const buildUrl = (extension: string) => `/video/${name}.${key}.${extension}`;
  const { mp4, vp9, av1 } = EXTENSIONS;
  return { width: 1280, height: 720, av1: buildUrl(av1), vp9: buildUrl(vp9), mp4: buildUrl(mp4) };
}

const listFiles = ({ mp4, vp9, av1 }: VideoEntry) => [mp4, vp9, av1];

const readEntries = (): Record<string, VideoEntry> =>
  existsSync(VIDEO_MANIFEST) ? (JSON.parse(readFileSync(VIDEO_MANIFEST, 'utf8')) as Record<string, VideoEntry>) : {};

/** Renders the changed videos among the selected ones; returns their number. */
export async function buildVideos(isSelected: (name: string) => boolean): Promise<number> {
  for (const folder of [FOLDER, TEMPORARY_FOLDER]) mkdirSync(folder, { recursive: true });
  const entries = readEntries();
  let rendered = 0;
  for (const plan of videos.filter(({ name }) => isSelected(name))) {
    const key = computeVideoKey(plan);
    const entry = toVideoEntry(plan, key);
    entries[plan.name] = entry;
    if (listFiles(entry).every((file) => existsSync(join(PUBLIC, file)))) continue;
    console.log(`Rendering ${plan.name} …`);
    const temporaryPrefix = join(TEMPORARY_FOLDER, plan.name);
    await filmVideo(plan, temporaryPrefix);
    for (const extension of Object.values(EXTENSIONS))
      renameSync(`${temporaryPrefix}.${extension}`, join(FOLDER, `${plan.name}.${key}.${extension}`));
    rendered++;
  }
  const named = new Set(Object.values(entries).flatMap(listFiles));
  for (const file of readdirSync(FOLDER)) if (!named.has(`/video/${file}`)) rmSync(join(FOLDER, file));
  mkdirSync(dirname(VIDEO_MANIFEST), { recursive: true });
  writeFileSync(VIDEO_MANIFEST, `${JSON.stringify(entries, null, 2)}\n`);
  return rendered;
}
