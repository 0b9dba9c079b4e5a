import { describe, expect, it } from 'vitest';
import { placePiece } from './piece-on-wall.ts';
import {
  buildRoomAltText,
  describeRepeat,
  listClothNotes,
  listObjectLengths,
  listWallNotes,
  listWindowNotes,
} from './room-captions.ts';
import { fitWindow } from './window-fit.ts';

const size = { widthInInches: 60, heightInInches: 40 };
const vine = { title: 'Basant Vine', colour: 'Ivory', category: 'wallpaper', size, unit: 'in' } as const;

describe('room captions', () => {
  it('describe product, place and size in the alt text', () => {
    expect(buildRoomAltText(vine, 'living room')).toBe(
      'Basant Vine in Ivory on the wall, living room: 60 in wide and 40 in high, drawn to scale.',
    );
  });

  it("use the shopper's unit", () => {
    expect(buildRoomAltText({ ...vine, unit: 'ft' }, 'bedroom')).toContain('5 ft wide and 3 ft 4 in high');
  });

  it('need neither size nor colour', () => {
    expect(buildRoomAltText({ ...vine, colour: null, size: undefined, category: 'curtains' }, 'window')).toBe(
      'Basant Vine at the window, window: the pattern drawn to scale.',
    );
  });

  it('note how far a piece extends past the wall', () => {
    const wall = { wall: [5.08, 2.54], seen: [0, 0, 5.08, 2.54], focus: [2, 1] } as const;
    expect(listWallNotes('in', placePiece(wall, { widthInInches: 224, heightInInches: 112 }))).toEqual([
      'Your piece extends 24 in past the right edge of this room.',
      'Your piece is 12 in taller than the wall of this room.',
    ]);
    expect(listWallNotes('in', placePiece(wall, size))).toEqual([]);
  });

  it('note when the window cannot match the size of the piece', () => {
    const scene = {
      piece: [0, 0, 1, 1],
      pieceMetres: [2.54, 2.54],
      cutBox: [0, 0, 1, 1],
      limits: { width: [1.27, 2.54], height: [1.27, 2.54] },
    } as const;
    expect(listWindowNotes('in', fitWindow(scene, { widthInInches: 120, heightInInches: 130 }))).toEqual([
      'This room shows only 100 in of the width.',
      'This room shows only 100 in of the height.',
    ]);
    expect(listWindowNotes('in', fitWindow(scene, { widthInInches: 20, heightInInches: 60 }))).toEqual([
      'This is the smallest window this room can show: 50 in by 60 in.',
    ]);
    expect(listWindowNotes('in', fitWindow(scene, { widthInInches: 60, heightInInches: 60 }))).toEqual([]);
  });

  it('note how much of the fabric is visible', () => {
    expect(listClothNotes('in', { widthInInches: 20, heightInInches: 30 }, [1.016, 1.27])).toEqual([
      'Your piece is the patterned part. The rest of the fabric is left plain.',
    ]);
    expect(listClothNotes('in', { widthInInches: 54, heightInInches: 100 }, [1.016, 1.27])).toEqual([
      "You're seeing 40 in by 50 in of the fabric.",
    ]);
  });

  it('count the repeats of the pattern', () => {
    expect(describeRepeat(size, 10)).toBe('The pattern repeats 6 times across and 4 times down.');
    expect(describeRepeat(size, 20)).toBe('The pattern repeats 3 times across and 2 times down.');
  });

  it('list the lengths of reference objects', () => {
    const objects = [{ name: 'Sofa', inches: 90, from: [0, 0], to: [1, 0] }] as const;
    expect(listObjectLengths('ft', { objects })).toEqual(['Sofa 7 ft 6 in']);
  });
});
