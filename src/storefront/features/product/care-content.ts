import type { Category } from '#domain/catalogue/category.ts';

/** `washableCare` replaces `care` for washable types. */
type CareContent = { care: string; washableCare?: string; installation: string };

export const CARE: Readonly<Record<Category, CareContent>> = {
  wallpaper: {
    care: 'Dust with a soft dry brush or a feather duster. Keep water and cleaning agents away from the paper.',
    washableCare: 'Wipe with a damp, soft cloth and plain water, from the bottom upwards. No scouring agents.',
    installation:
      'Hang on a dry, smooth, primed wall. The 2 inches that you add to width and height are trimmed off on the wall.',
  },
  curtains: {
    care: 'Vacuum with the soft brush from top to bottom every month. Wash or dry-clean as the label inside the hem says.',
    installation: 'Rod or track first, curtain second. Let the cloth hang for two days before you judge its length.',
  },
  blinds: {
    care: 'Dust with a soft cloth or the soft brush of a vacuum cleaner. Dab marks with a barely damp cloth.',
    installation:
      'Brackets go into the lintel, the wall or the ceiling. Fix the chain to its holder: loose loops endanger children.',
  },
  canvas: {
    care: 'Dust with a dry, soft brush. No water, no cleaning agents, no direct sun behind glass.',
    installation: 'Hang on two hooks set at the same height, with the middle of the picture at eye level.',
  },
  fabrics: {
    care: 'Dry-clean. Iron on the reverse at a moderate heat.',
    washableCare: 'Wash cold with a mild detergent before the first cut, dry in the shade, iron on the reverse.',
    installation: 'Cut along the weave, and let pattern repeats meet before you sew.',
  },
};
