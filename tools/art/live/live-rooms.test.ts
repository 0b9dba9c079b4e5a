import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPTION_LISTS } from '#domain/catalogue/product-options.ts';
import type { OptionChoices } from '#domain/product/configuration.ts';
import { listRooms } from '#domain/room/room-choice.ts';
import type { RoomScene } from '#domain/room/room-scene.ts';
import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import { pictureNames } from '../../../catalogue/picture-names.ts';
import { PUBLIC } from '../pictures/places.ts';
import { LIVE_ROOMS, LIVE_TILES, ROOM_FOLDER } from './live-places.ts';
import { roomPlans } from './room-plans.ts';

const ROOM_LIMIT = 90_000;
const TILE_LIMIT = 60_000;

const rooms = JSON.parse(readFileSync(LIVE_ROOMS, 'utf8')) as Record<string, RoomScene>;
const tiles = JSON.parse(readFileSync(LIVE_TILES, 'utf8')) as Record<string, string>;
const sizeOf = (address: string) => statSync(join(PUBLIC, address)).size;
const HUNG: readonly OptionChoices[] = [
  ...OPTION_LISTS.curtainConfiguration.map((curtainConfiguration) => ({ curtainConfiguration })),
  ...OPTION_LISTS.fittingType.map((fittingType) => ({ fittingType })),
];
const filesOf = (room: RoomScene): string[] => JSON.stringify(room).match(/\/rooms\/[^"]+/g) ?? [];

describe('the rooms of the live view', () => {
  it('are those that were planned', () => {
    expect(Object.keys(rooms)).toEqual(roomPlans.map(({ key }) => key));
  });

  it.each(Object.entries(rooms))('cost at most 90 KB: %s', (_, room) => {
    const bytes = filesOf(room).reduce((sum, file) => sum + sizeOf(file), 0);
    expect(bytes).toBe(room.bytes);
    expect(bytes).toBeLessThanOrEqual(ROOM_LIMIT);
  });

  it('have a room for every product, in each type and however it hangs', () => {
    for (const product of demoProducts) {
      const { category, subCategory } = product;
      for (const { title } of product.types)
        for (const options of HUNG) {
          const named = listRooms({ category, subCategory, typeTitle: title, options });
          expect(named.filter((name) => !rooms[name])).toEqual([]);
        }
    }
  });

  it('have the bare pattern of every colour whose flat picture shows more than that', () => {
    const wanted = demoProducts
      .filter(({ use }) => use !== 'wallpaper')
      .flatMap((product) => product.colourways.map(({ name }) => pictureNames(product, name).flat));
    expect(Object.keys(tiles).sort()).toEqual(wanted.sort());
    for (const tile of Object.values(tiles)) {
      expect(existsSync(join(PUBLIC, tile)), tile).toBe(true);
      expect(sizeOf(tile), tile).toBeLessThanOrEqual(TILE_LIMIT);
    }
  });

  it('leave no file lying about', () => {
    const named = new Set([...Object.values(rooms).flatMap(filesOf), ...Object.values(tiles)]);
    expect(readdirSync(ROOM_FOLDER).filter((file) => !named.has(`/rooms/${file}`))).toEqual([]);
  });
});
