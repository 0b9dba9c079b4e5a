import { describe, expect, it } from 'vitest';
import { getDefaultOptions } from '../catalogue/product-options.ts';
import { describeChoices, describeFlatPiece } from './choice-captions.ts';
import type { RoomScene } from './room-scene.ts';

const room = { kind: 'wall' } as RoomScene;
const roller = { kind: 'window', hangs: { head: [0, 0.1], hem: 0.6 } } as unknown as RoomScene;
const roman = { kind: 'window' } as RoomScene;
const fixed = { kind: 'cloth' } as RoomScene;
const type = { title: 'Cotton Cambric', finish: undefined, frameType: undefined };
const curtains = { category: 'curtains', type, options: getDefaultOptions('curtains') } as const;
const blinds = { category: 'blinds', type, options: getDefaultOptions('blinds') } as const;

describe('choice captions', () => {
  it('name configuration and heading of curtains', () => {
    expect(describeChoices(curtains, roman)).toBe('Shown as Pair of Curtains with Pencil Pleat heading.');
  });

  it('mention tiebacks as not shown', () => {
    const options = { ...curtains.options, curtainTiebacks: 'Rope' };
    expect(describeChoices({ ...curtains, options }, roman)).toContain("Rope tiebacks aren't shown.");
  });

  it('name fitting, head and controls of a blind', () => {
    expect(describeChoices(blinds, roller)).toBe(
      'Shown fitted outside the window, Classic head, White chain on the Right.',
    );
    const options = { ...blinds.options, fittingType: 'Inside', motorisation: 'Motor Only' };
    expect(describeChoices({ ...blinds, options }, roller)).toBe(
      'Shown fitted inside the window, Classic head, no chain, motor not shown.',
    );
  });

  it('name choices that a room cannot show', () => {
    expect(describeChoices(blinds, roman)).toContain("Blind style and controls aren't shown.");
    expect(describeChoices(blinds, fixed)).toContain("Your fitting, blind style and controls aren't shown.");
    expect(describeChoices(curtains, fixed)).toBe("Shown as Pair of Curtains. Your heading isn't shown.");
    expect(describeChoices({ category: 'wallpaper', type: { ...type, finish: 'Pearl' }, options: {} }, room)).toBe(
      "The Pearl finish isn't visible at this distance.",
    );
    expect(describeChoices({ category: 'fabrics', type, options: {} }, room)).toContain('weave of Cotton Cambric');
  });

  it('name the frame of a canvas, and are empty without a type', () => {
    const framed = { ...type, frameType: 'Floating Frame' };
    expect(describeChoices({ category: 'canvas', type: framed, options: {} }, room)).toBe('Shown as Floating Frame.');
    expect(describeChoices({ category: 'canvas', type: undefined, options: {} }, room)).toBe('');
  });

  it('mention on a photo that the piece is shown flat', () => {
    for (const category of ['curtains', 'blinds', 'fabrics'] as const)
      expect(describeFlatPiece(category)).toContain('flat');
    expect(describeFlatPiece('wallpaper')).toBe('');
  });
});
