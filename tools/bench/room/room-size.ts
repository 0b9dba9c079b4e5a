import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RoomScene } from '#domain/room/room-scene.ts';
import type { BenchReport } from '../bench.ts';

const CODE_LIMIT_KB = 20;
const ROOM_LIMIT_KB = 90;
const ASSETS = join('dist', 'client', 'assets');
const ROOMS = join('src', 'storefront', 'content', 'live-rooms.json');

type SizedPart = { part: string; bytes: number; limitKb: number };

const formatKb = (bytes: number) => (bytes / 1000).toFixed(1);

/** Compressed code of the live view, and all files of each room. */
function measureSizes(): SizedPart[] {
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
  const sizes = measureSizes();
  return {
    tables: [
      {
        heading: 'The live room view, when opened',
        rows: sizes.map(({ part, bytes, limitKb }) => ({ part, KB: formatKb(bytes), 'goal KB': limitKb })),
      },
    ],
    missed: sizes
      .filter(({ bytes, limitKb }) => bytes > limitKb * 1000)
      .map(({ part, bytes, limitKb }) => `The live view's ${part} has ${formatKb(bytes)} KB, goal ${limitKb} KB`),
    figures: sizes,
  };
}
