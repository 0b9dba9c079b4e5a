import { describe, expect, it } from 'vitest';
import { blindsDefaults, curtainDefaults } from '../catalogue/product-options.ts';
import { choiceWords, flatWords } from './choice-words.ts';
import type { RoomScene } from './room-scene.ts';

const room = { kind: 'wall' } as RoomScene;
const roller = { kind: 'window', hangs: { head: [0, 0.1], hem: 0.6 } } as unknown as RoomScene;
const roman = { kind: 'window' } as RoomScene;
const type = { title: 'Cotton Cambric', finish: undefined, frameType: undefined };
const curtains = { category: 'curtains', type, options: curtainDefaults() } as const;
const blinds = { category: 'blinds', type, options: blindsDefaults() } as const;

describe('the words for the choices', () => {
  it('name how curtains hang', () => {
    expect(choiceWords(curtains, roman)).toBe('Drawn as Pair of Curtains with Pencil Pleat heading.');
  });

  it('say that tiebacks are not drawn', () => {
    const options = { ...curtains.options, curtainTiebacks: 'Rope' };
    expect(choiceWords({ ...curtains, options }, roman)).toContain('Rope tiebacks are not drawn.');
  });

  it('name how a blind is fitted and worked', () => {
    expect(choiceWords(blinds, roller)).toBe(
      'Drawn fitted outside the window, Classic head, White chain on the Right.',
    );
    const options = { ...blinds.options, fittingType: 'Inside', motorisation: 'Motor Only' };
    expect(choiceWords({ ...blinds, options }, roller)).toBe(
      'Drawn fitted inside the window, Classic head, no chain, its motor is not drawn.',
    );
  });

  it('say what a room cannot draw', () => {
    expect(choiceWords(blinds, roman)).toContain('Blind style and controls are not drawn.');
    expect(choiceWords({ category: 'wallpaper', type: { ...type, finish: 'Pearl' }, options: {} }, room)).toBe(
      'The Pearl finish is too fine to be drawn at this distance.',
    );
    expect(choiceWords({ category: 'fabrics', type, options: {} }, room)).toContain('weave of Cotton Cambric');
  });

  it('name the frame of a canvas, and nothing without a type', () => {
    const framed = { ...type, frameType: 'Floating Frame' };
    expect(choiceWords({ category: 'canvas', type: framed, options: {} }, room)).toBe('Drawn as Floating Frame.');
    expect(choiceWords({ category: 'canvas', type: undefined, options: {} }, room)).toBe('');
  });

  it('say on a photo that what hangs is shown flat', () => {
    for (const category of ['curtains', 'blinds', 'fabrics'] as const) expect(flatWords(category)).toContain('flat');
    expect(flatWords('wallpaper')).toBe('');
  });
});
