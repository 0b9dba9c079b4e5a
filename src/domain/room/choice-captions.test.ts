import { describe, expect, it } from 'vitest';
import { getBlindsDefaults, getCurtainDefaults } from '../catalogue/product-options.ts';
import { describeChoices, describeFlatPiece } from './choice-captions.ts';
import type { RoomScene } from './room-scene.ts';

const room = { kind: 'wall' } as RoomScene;
const roller = { kind: 'window', hangs: { head: [0, 0.1], hem: 0.6 } } as unknown as RoomScene;
const roman = { kind: 'window' } as RoomScene;
const type = { title: 'Cotton Cambric', finish: undefined, frameType: undefined };
const curtains = { category: 'curtains', type, options: getCurtainDefaults() } as const;
const blinds = { category: 'blinds', type, options: getBlindsDefaults() } as const;

describe('the words for the choices', () => {
  it('name how curtains hang', () => {
    expect(describeChoices(curtains, roman)).toBe('Drawn as Pair of Curtains with Pencil Pleat heading.');
  });

  it('say that tiebacks are not drawn', () => {
    const options = { ...curtains.options, curtainTiebacks: 'Rope' };
    expect(describeChoices({ ...curtains, options }, roman)).toContain('Rope tiebacks are not drawn.');
  });

  it('name how a blind is fitted and worked', () => {
    expect(describeChoices(blinds, roller)).toBe(
      'Drawn fitted outside the window, Classic head, White chain on the Right.',
    );
    const options = { ...blinds.options, fittingType: 'Inside', motorisation: 'Motor Only' };
    expect(describeChoices({ ...blinds, options }, roller)).toBe(
      'Drawn fitted inside the window, Classic head, no chain, its motor is not drawn.',
    );
  });

  it('say what a room cannot draw', () => {
    expect(describeChoices(blinds, roman)).toContain('Blind style and controls are not drawn.');
    expect(describeChoices({ category: 'wallpaper', type: { ...type, finish: 'Pearl' }, options: {} }, room)).toBe(
      'The Pearl finish is too fine to be drawn at this distance.',
    );
    expect(describeChoices({ category: 'fabrics', type, options: {} }, room)).toContain('weave of Cotton Cambric');
  });

  it('name the frame of a canvas, and nothing without a type', () => {
    const framed = { ...type, frameType: 'Floating Frame' };
    expect(describeChoices({ category: 'canvas', type: framed, options: {} }, room)).toBe('Drawn as Floating Frame.');
    expect(describeChoices({ category: 'canvas', type: undefined, options: {} }, room)).toBe('');
  });

  it('say on a photo that what hangs is shown flat', () => {
    for (const category of ['curtains', 'blinds', 'fabrics'] as const)
      expect(describeFlatPiece(category)).toContain('flat');
    expect(describeFlatPiece('wallpaper')).toBe('');
  });
});
