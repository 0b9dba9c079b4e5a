import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RoomScene } from '#domain/room/room-scene.ts';
import type { BenchReport } from '../bench.ts';

const CODE_LIMIT_KB = 20;
const ROOM_LIMIT_KB = 90;
const ASSETS = join('dist', 'client', 'assets');
const ROOMS = join('src', 'storefront', 'content', 'live-rooms.json');

type Sized = { part: string; bytes: number; limitKb: number };

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/** The code of the live view as it is sent, and all files of each room. */
function measured(): Sized[] {
  const code = readdirSync(ASSETS).filter((file) => /^room-[^/]+\.js\.br$/.test(file));
  if (code.length === 0) throw new Error('The live view is not built: npm run build.');
  const rooms = JSON.parse(readFileSync(ROOMS, 'utf8')) as Record<string, RoomScene>;
  const codeBytes = code.reduce((sum, file) => sum + statSync(join(ASSETS, file)).size, 0);
  return [
    { part: 'code, Brotli', bytes: codeBytes, limitKb: CODE_LIMIT_KB },
    ...Object.entries(rooms).map(([name, room]) => ({
      part: `room ${name}`,
      bytes: listFiles(room).reduce((sum, file) => sum + statSync(join('public', file)).size, 0),
      limitKb: ROOM_LIMIT_KB,
    })),
  ];
}

const listFiles = (room: RoomScene): string[] => JSON.stringify(room).match(/\/rooms\/[^"]+/g) ?? [];

/** Measures the download size of the live view. */
export function measureRoomSizes(): BenchReport {
  const sizes = measured();
  return {
    tables: [
      {
        heading: 'The live view in a room, once it is opened',
        rows: sizes.map(({ part, bytes, limitKb }) => ({ part, KB: kb(bytes), 'goal KB': limitKb })),
      },
    ],
    missed: sizes
      .filter(({ bytes, limitKb }) => bytes > limitKb * 1000)
      .map(({ part, bytes, limitKb }) => `The live view's ${part} has ${kb(bytes)} KB, goal ${limitKb} KB`),
    figures: sizes,
  };
}
