import { describe, expect, it } from 'vitest';
import { placePiece } from './piece-on-wall.ts';
import {
  buildAltText,
  describeRepeat,
  listClothNotes,
  listObjectLengths,
  listWallNotes,
  listWindowNotes,
} from './room-captions.ts';
import { fitWindow } from './window-fit.ts';

const size = { widthInInches: 60, heightInInches: 40 };
const vine = { title: 'Basant Vine', colour: 'Ivory', category: 'wallpaper', size, unit: 'in' } as const;

describe('the words of the live view', () => {
  it('say what is shown, where and at what size', () => {
    expect(buildAltText(vine, 'living room')).toBe(
      'Basant Vine in Ivory on the wall, living room: 60 in wide and 40 in high, drawn to scale.',
    );
  });

  it('speak the unit of the shopper', () => {
    expect(buildAltText({ ...vine, unit: 'ft' }, 'bedroom')).toContain('5 ft wide and 3 ft 4 in high');
  });

  it('do without a size and without a colour', () => {
    expect(buildAltText({ ...vine, colour: null, size: undefined, category: 'curtains' }, 'window')).toBe(
      'Basant Vine at the window, window: the pattern drawn to scale.',
    );
  });

  it('tell how far a piece goes beyond the wall', () => {
    const wall = { wall: [5.08, 2.54], seen: [0, 0, 5.08, 2.54], focus: [2, 1] } as const;
    expect(listWallNotes('in', placePiece(wall, { widthInInches: 224, heightInInches: 112 }))).toEqual([
      'Your piece goes on for 24 in to the right of what this room shows.',
      'Your piece is 12 in higher than the wall of this room.',
    ]);
    expect(listWallNotes('in', placePiece(wall, size))).toEqual([]);
  });

  it('tell where a window could not follow the piece', () => {
    const scene = {
      piece: [0, 0, 1, 1],
      pieceMetres: [2.54, 2.54],
      cutBox: [0, 0, 1, 1],
      limits: { width: [1.27, 2.54], height: [1.27, 2.54] },
    } as const;
    expect(listWindowNotes('in', fitWindow(scene, { widthInInches: 120, heightInInches: 130 }))).toEqual([
      'This room shows 100 in of its width.',
      'This room shows 100 in of its height.',
    ]);
    expect(listWindowNotes('in', fitWindow(scene, { widthInInches: 20, heightInInches: 60 }))).toEqual([
      'The smallest window of this room is shown: 50 in by 60 in.',
    ]);
    expect(listWindowNotes('in', fitWindow(scene, { widthInInches: 60, heightInInches: 60 }))).toEqual([]);
  });

  it('tell how much of the cloth is seen', () => {
    expect(listClothNotes('in', { widthInInches: 20, heightInInches: 30 }, [1.016, 1.27])).toEqual([
      'Your piece has the pattern; the rest of the cloth is left plain.',
    ]);
    expect(listClothNotes('in', { widthInInches: 54, heightInInches: 100 }, [1.016, 1.27])).toEqual([
      'You see 40 in by 50 in of the cloth.',
    ]);
  });

  it('count repeats; a pattern twice as large repeats half as often', () => {
    expect(describeRepeat(size, 10)).toBe('The pattern repeats 6 times across and 4 times down.');
    expect(describeRepeat(size, 20)).toBe('The pattern repeats 3 times across and 2 times down.');
  });

  it('name the things whose measures are known', () => {
    const objects = [{ name: 'Sofa', inches: 90, from: [0, 0], to: [1, 0] }] as const;
    expect(listObjectLengths('ft', { objects })).toEqual(['Sofa 7 ft 6 in']);
  });
});
