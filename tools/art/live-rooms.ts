/**
 * npx tsx tools/art/live-rooms.ts: writes the rooms of the live view to public/rooms and their list for the storefront. Room
 * names as arguments limit the run to those rooms.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listTileUrls } from '#domain/room/pattern-tile-list.ts';
import type { RoomScene } from '#domain/room/room-scene.ts';
import { demoProducts } from '../../catalogue/demo-catalogue.ts';
import { buildRoom } from './live/build-room.ts';
import { LIVE_ROOMS, LIVE_TILES, ROOM_FOLDER } from './live/live-places.ts';
import { writePatternTiles } from './live/pattern-tiles.ts';
import { roomPlans } from './live/room-plans.ts';

const only = process.argv.slice(2);
const before = existsSync(LIVE_ROOMS)
  ? (JSON.parse(readFileSync(LIVE_ROOMS, 'utf8')) as Record<string, RoomScene>)
  : {};
const rooms: Record<string, RoomScene> = {};
for (const plan of roomPlans) {
  const unchanged = only.length > 0 && !only.includes(plan.key) ? before[plan.key] : undefined;
  const room = unchanged ?? (await buildRoom(plan));
  rooms[plan.key] = room;
  console.log(`${plan.key}: ${Math.round(room.bytes / 1024)} KB`);
}
const tiles = await writePatternTiles(demoProducts);

const formatLines = (entries: Record<string, unknown>) =>
  `{\n${Object.entries(entries)
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
    .join(',\n')}\n}\n`;
writeFileSync(LIVE_ROOMS, formatLines(rooms));
writeFileSync(LIVE_TILES, formatLines(tiles));

const named = JSON.stringify(rooms);
const tileFiles = new Set(listTileUrls(tiles).map((url) => basename(url)));
for (const file of readdirSync(ROOM_FOLDER))
  if (!named.includes(`/rooms/${file}`) && !tileFiles.has(file)) rmSync(join(ROOM_FOLDER, file));
