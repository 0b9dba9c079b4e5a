import type { Category } from '#domain/catalogue/category.ts';

export type MeasuredCategory = Exclude<Category, 'canvas'>;
type MeasureGuideContent = { lead: string; steps: readonly string[] };

/** Canvas has no guide: its types have fixed sizes. */
export const MEASURE_GUIDES: Readonly<Record<MeasuredCategory, MeasureGuideContent>> = {
  wallpaper: {
    lead: 'Measure the wall, not the old paper. Doors and windows are not subtracted: the pattern runs on around them.',
    steps: [
      'Width: from corner to corner along the skirting and again at eye level. Take the larger figure.',
      'Height: from the skirting to the ceiling at both ends of the wall. Take the larger figure.',
      'Add 2 inches to each, so that the paper can be trimmed straight on the wall.',
      'For a whole room, add the widths of the walls and enter the sum.',
    ],
  },
  curtains: {
    lead: 'Measure the rod or track, not the window. It should reach 6 to 10 inches beyond the frame on either side.',
    steps: [
      'Width: from one end of the rod or track to the other, without the finials.',
      'Height: from the top of the rod, or from the underside of the track, to where the curtain shall end.',
      'For a fall to the floor, measure at both ends and in the middle, and take the smallest figure.',
      'Add 2 inches to each for installation.',
    ],
  },
  blinds: {
    lead: 'Choose first whether the blind goes inside the recess of the window or outside on the wall around it.',
    steps: [
      'Inside: measure the recess at three places, from wall to wall and from lintel to sill. Take the smallest figures.',
      'Outside: measure the opening and decide how far the blind shall cover the wall; 4 inches a side keep light out.',
      'Note the side on which the control shall hang, seen from inside the room.',
      'Add 2 inches to each for installation.',
    ],
  },
  fabrics: {
    lead: 'Each fabric tells its own width. A piece can be as wide as the cloth, and as long as you like.',
    steps: [
      'Width: measure across what you want to cover, side to side, with the seam allowances.',
      'Height (length): measure along the run of the pattern, from top to bottom.',
      'For several pieces of the same width, enter the sum of their lengths.',
      'Add 2 inches to each for installation.',
    ],
  },
};
