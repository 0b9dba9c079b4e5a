import { describe, expect, it } from 'vitest';
import { listRooms, putPicturedRoomFirst } from './room-choice.ts';

describe('listRooms', () => {
  it.each([
    ['wallpaper', 'Bahaara', 'living'],
    ['wallpaper', 'Kids', 'nursery'],
    ['canvas', null, 'living'],
    ['curtains', 'Linen', 'curtain'],
    ['curtains', 'Blackout', 'curtain-blackout'],
    ['blinds', 'Roman', 'blind-roman'],
    ['blinds', 'Kids', 'blind'],
    ['fabrics', 'Prints', 'fabric'],
  ] as const)('starts for %s of %s with %s', (category, subCategory, room) => {
    expect(listRooms({ category, subCategory })[0]).toBe(room);
  });

  it.each([
    ['wallpaper', 'Minimal', ['living', 'hallway', 'bedroom']],
    ['wallpaper', 'Kids', ['nursery', 'bedroom', 'living']],
    ['canvas', 'Folk Art', ['living', 'canvas-reading', 'bedroom']],
    ['fabrics', 'Prints', ['fabric', 'fabric-sofa', 'fabric-daybed', 'fabric-armchair']],
    ['curtains', 'Printed', ['curtain', 'curtain-dining', 'curtain-evening']],
    ['curtains', 'Blackout', ['curtain-blackout', 'curtain-evening', 'curtain-dining']],
    ['curtains', 'Sheer', ['curtain']],
    ['curtains', 'Semi-Sheer', ['curtain']],
    ['blinds', 'Roller', ['blind', 'blind-study']],
    ['blinds', 'Roman', ['blind-roman', 'blind-kitchen-roman']],
    ['blinds', 'Venetian', ['blind-venetian']],
  ] as const)('offers rooms of different moods for %s of %s', (category, subCategory, rooms) => {
    expect(listRooms({ category, subCategory })).toEqual(rooms);
  });

  it.each([
    ['Unlined', 'curtain'],
    ['Blackout Lined', 'curtain-blackout'],
    ['Interlined', 'curtain-blackout'],
  ])('starts for curtains of type %s with the room %s', (typeTitle, room) => {
    expect(listRooms({ category: 'curtains', subCategory: 'Printed', typeTitle })[0]).toBe(room);
  });

  it.each([
    ['Single Pulled to Left', 'curtain-left'],
    ['Single Pulled to Right', 'curtain-right'],
  ])('returns for the configuration %s only the room %s', (curtainConfiguration, room) => {
    expect(listRooms({ category: 'curtains', subCategory: null, options: { curtainConfiguration } })).toEqual([room]);
  });

  it.each([
    ['Roller', 'Outside', 'blind'],
    ['Roller', 'Inside', 'blind-inside'],
    ['Zebra', 'Inside', 'blind-zebra-inside'],
  ])('starts for a %s blind fitted %s with the room %s', (subCategory, fittingType, room) => {
    expect(listRooms({ category: 'blinds', subCategory, options: { fittingType } })[0]).toBe(room);
  });
});

describe('putPicturedRoomFirst', () => {
  const rooms = ['fabric', 'fabric-sofa', 'fabric-armchair'];

  it('moves the room of the pictures to the front', () => {
    const urls = ['/pictures/ajrakh-fabric-red-flat.1a2b.webp', '/pictures/ajrakh-fabric-red-fabric-sofa.3c4d.webp'];
    expect(putPicturedRoomFirst(rooms, urls)).toEqual(['fabric-sofa', 'fabric', 'fabric-armchair']);
  });

  it('keeps the order of rooms that no picture shows', () => {
    expect(putPicturedRoomFirst(rooms, ['/uploads/sofa.webp'])).toEqual(rooms);
  });
});
