import type { Category } from '#domain/catalogue/category.ts';

/** The section of the page with care and installation. */
export const CARE_ID = 'care';

/** `washableCare` replaces `care` for washable types. */
type CareContent = { care: string; washableCare?: string; installation: string };

export const CARE: Readonly<Record<Category, CareContent>> = {
  wallpaper: {
    care: 'Dust with a soft dry brush or a feather duster. Keep water and cleaning products away from the paper.',
    washableCare: "Wipe from the bottom up with a soft, damp cloth and plain water. Don't use abrasive cleaners.",
    installation:
      'Hang on a dry, smooth, primed wall. The 2 inches you add to the width and height are trimmed off on the wall.',
  },
  curtains: {
    care: 'Vacuum from top to bottom with a soft brush every month. Wash or dry-clean as the label inside the hem says.',
    installation:
      'Fit the rod or track first, then the curtain. Let the fabric hang for two days before you judge its length.',
  },
  blinds: {
    care: 'Dust with a soft cloth or the soft brush of a vacuum cleaner. Dab marks with a barely damp cloth.',
    installation:
      'Fix the brackets to the lintel, wall or ceiling. Fix the chain to its holder: loose loops are dangerous for children.',
  },
  canvas: {
    care: 'Dust with a soft, dry brush. Keep it away from water, cleaning products and direct sun through glass.',
    installation: 'Hang on two hooks set at the same height, with the middle of the picture at eye level.',
  },
  fabrics: {
    care: 'Dry-clean. Iron on the reverse on medium heat.',
    washableCare:
      'Before you cut it, wash it in cold water with a mild detergent. Dry in the shade and iron on the reverse.',
    installation: 'Cut along the weave and match the pattern repeats before you sew.',
  },
};
