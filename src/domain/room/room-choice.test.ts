import { describe, expect, it } from 'vitest';
import { listRooms } from './room-choice.ts';

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
  ] as const)('offers rooms of different moods for %s of %s', (category, subCategory, rooms) => {
    expect(listRooms({ category, subCategory })).toEqual(rooms);
  });

  it.each([
    ['Unlined', 'curtain'],
    ['Blackout Lined', 'curtain-blackout'],
    ['Interlined', 'curtain-blackout'],
  ])('returns for curtains of type %s the room %s', (typeTitle, room) => {
    expect(listRooms({ category: 'curtains', subCategory: 'Printed', typeTitle })).toEqual([room]);
  });

  it.each([
    ['Pair of Curtains', 'curtain'],
    ['Single Pulled to Left', 'curtain-left'],
    ['Single Pulled to Right', 'curtain-right'],
  ])('returns for the configuration %s the room %s', (curtainConfiguration, room) => {
    expect(listRooms({ category: 'curtains', subCategory: null, options: { curtainConfiguration } })).toEqual([room]);
  });

  it.each([
    ['Roller', 'Outside', 'blind'],
    ['Roller', 'Inside', 'blind-inside'],
    ['Zebra', 'Inside', 'blind-zebra-inside'],
  ])('returns for a %s blind fitted %s the room %s', (subCategory, fittingType, room) => {
    expect(listRooms({ category: 'blinds', subCategory, options: { fittingType } })).toEqual([room]);
  });
});
