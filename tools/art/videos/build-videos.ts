import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { patternsKey } from '../pictures/job-key.ts';
import { PLATES, PROJECT, PUBLIC, VIDEO_MANIFEST } from '../pictures/places.ts';
import { hash, sourceKey } from '../pictures/source-key.ts';
import { filmVideo } from './film-video.ts';
import type { VideoEntry } from './video-entry.ts';
import { type VideoPlan, videos } from './video-plans.ts';

const ENDINGS = { mp4: 'mp4', vp9: 'vp9.webm', av1: 'av1.webm' } as const;
const FOLDER = join(PUBLIC, 'video');
const WORKSHOP = join(PROJECT, '.cache/film');

function videoKey(plan: VideoPlan): string {
  const program = sourceKey(join(PROJECT, 'tools/art/videos/film-video.ts'), (file) =>
    file.includes('/patterns/designs'),
  );
  const plate = readFileSync(join(PLATES, plan.room.plate, 'plate.bin'));
  return hash(JSON.stringify(plan), program, plate, patternsKey(plan.room)).slice(0, 8);
}

function entryOf({ name }: VideoPlan, key: string): VideoEntry {
  const address = (ending: string) => `/video/${name}.${key}.${ending}`;
  const { mp4, vp9, av1 } = ENDINGS;
  return { width: 1280, height: 720, av1: address(av1), vp9: address(vp9), mp4: address(mp4) };
}

const files = ({ mp4, vp9, av1 }: VideoEntry) => [mp4, vp9, av1];

/** Films what has changed, and returns how many videos that were. */
export async function buildVideos(only: (name: string) => boolean): Promise<number> {
  for (const folder of [FOLDER, WORKSHOP]) mkdirSync(folder, { recursive: true });
  const entries: Record<string, VideoEntry> = {};
  let filmed = 0;
  for (const plan of videos) {
    const key = videoKey(plan);
    const entry = entryOf(plan, key);
    entries[plan.name] = entry;
    if (!only(plan.name) || files(entry).every((file) => existsSync(join(PUBLIC, file)))) continue;
    console.log(`Filming ${plan.name} …`);
    const unfinished = join(WORKSHOP, plan.name);
    await filmVideo(plan, unfinished);
    for (const ending of Object.values(ENDINGS))
      renameSync(`${unfinished}.${ending}`, join(FOLDER, `${plan.name}.${key}.${ending}`));
    filmed++;
  }
  const named = new Set(Object.values(entries).flatMap(files));
  for (const file of readdirSync(FOLDER)) if (!named.has(`/video/${file}`)) rmSync(join(FOLDER, file));
  mkdirSync(dirname(VIDEO_MANIFEST), { recursive: true });
  writeFileSync(VIDEO_MANIFEST, `${JSON.stringify(entries, null, 2)}\n`);
  return filmed;
}
