import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPTION_LISTS } from '#domain/catalogue/product-options.ts';
import type { OptionChoices } from '#domain/product/configuration.ts';
import { findTileUrl, listTileUrls, type PatternTiles } from '#domain/room/pattern-tile-list.ts';
import { listRooms } from '#domain/room/room-choice.ts';
import type { RoomScene } from '#domain/room/room-scene.ts';
import { buildPictureNames } from '../../../catalogue/demo/picture-names.ts';
import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import { PUBLIC } from '../pictures/places.ts';
import { LIVE_ROOMS, LIVE_TILES, ROOM_FOLDER } from './live-places.ts';
import { roomPlans } from './room-plans.ts';

const ROOM_LIMIT = 90_000;
const TILE_LIMIT = 60_000;

const rooms = JSON.parse(readFileSync(LIVE_ROOMS, 'utf8')) as Record<string, RoomScene>;
const tiles = JSON.parse(readFileSync(LIVE_TILES, 'utf8')) as PatternTiles;
const tileUrls = listTileUrls(tiles);
const getFileSize = (address: string) => statSync(join(PUBLIC, address)).size;
const HANGING_OPTIONS: readonly OptionChoices[] = [
  ...OPTION_LISTS.curtainConfiguration.map((curtainConfiguration) => ({ curtainConfiguration })),
  ...OPTION_LISTS.fittingType.map((fittingType) => ({ fittingType })),
];
const listRoomFiles = (room: RoomScene): string[] => JSON.stringify(room).match(/\/rooms\/[^"]+/g) ?? [];

describe('live view rooms', () => {
  it('match the plans', () => {
    expect(Object.keys(rooms)).toEqual(roomPlans.map(({ key }) => key));
  });

  it.each(Object.entries(rooms))('take at most 90 KB: %s', (_, room) => {
    const bytes = listRoomFiles(room).reduce((sum, file) => sum + getFileSize(file), 0);
    expect(bytes).toBe(room.bytes);
    expect(bytes).toBeLessThanOrEqual(ROOM_LIMIT);
  });

  it('include a room for every product, type and way of hanging', () => {
    for (const product of demoProducts) {
      const { category, subCategory } = product;
      for (const { title } of product.types)
        for (const options of HANGING_OPTIONS) {
          const named = listRooms({ category, subCategory, typeTitle: title, options });
          expect(named.filter((name) => !rooms[name])).toEqual([]);
        }
    }
  });

  it('include a pattern tile for every colour whose flat picture shows more than the pattern', () => {
    const found = demoProducts
      .filter(({ use }) => use !== 'wallpaper')
      .flatMap((product) => product.colourways.map(({ name }) => buildPictureNames(product, name).flat))
      .map((name) => findTileUrl(tiles, name));
    expect([...new Set(found)].sort()).toEqual(tileUrls.sort());
    for (const tile of tileUrls) {
      expect(existsSync(join(PUBLIC, tile)), tile).toBe(true);
      expect(getFileSize(tile), tile).toBeLessThanOrEqual(TILE_LIMIT);
    }
  });

  it('leave no unused files', () => {
    const named = new Set([...Object.values(rooms).flatMap(listRoomFiles), ...tileUrls]);
    expect(readdirSync(ROOM_FOLDER).filter((file) => !named.has(`/rooms/${file}`))).toEqual([]);
  });
});
