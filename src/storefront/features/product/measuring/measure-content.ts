import type { Category } from '#domain/catalogue/category.ts';

export type MeasuredCategory = Exclude<Category, 'canvas'>;
type MeasureGuideContent = { lead: string; steps: readonly string[] };

/** Canvas has no guide: its types have fixed sizes. */
export const MEASURE_GUIDES: Readonly<Record<MeasuredCategory, MeasureGuideContent>> = {
  wallpaper: {
    lead: "Measure the wall, not the old paper. Don't subtract doors and windows: the pattern continues around them.",
    steps: [
      'Width: measure from corner to corner along the skirting, then again at eye level. Use the larger figure.',
      'Height: measure from the skirting to the ceiling at both ends of the wall. Use the larger figure.',
      'Add 2 inches to each so the paper can be trimmed straight on the wall.',
      'For a whole room, add up the widths of the walls and enter the total.',
    ],
  },
  curtains: {
    lead: 'Measure the rod or track, not the window. It should extend 6 to 10 inches beyond the frame on either side.',
    steps: [
      'Width: measure from one end of the rod or track to the other, leaving out the finials.',
      'Height: measure from the top of the rod, or the underside of the track, to where the curtain should end.',
      'For floor-length curtains, measure at both ends and in the middle, and use the smallest figure.',
      'Add 2 inches to each for installation.',
    ],
  },
  blinds: {
    lead: 'First decide whether the blind goes inside the window recess or outside, on the wall around it.',
    steps: [
      'Inside: measure the recess in three places, from wall to wall and from lintel to sill. Use the smallest figures.',
      'Outside: measure the opening and decide how much of the wall the blind should cover. 4 inches on each side keeps light out.',
      'Add 2 inches to each for installation. Inside, tell us whether your size includes them: we make the blind to fit the recess.',
      'Note which side the control should hang on, as seen from inside the room.',
    ],
  },
  fabrics: {
    lead: 'Each fabric lists its width. A piece can be as wide as the fabric and as long as you like.',
    steps: [
      'Width: measure across what you want to cover, side to side, and include the seam allowances.',
      'Height (length): measure along the direction of the pattern, from top to bottom.',
      'For several pieces of the same width, enter their total length.',
      'Add 2 inches to each for installation.',
    ],
  },
};
