import type { Texture } from './texture.ts';

/** The part of the light from behind that a motif in sheer cloth hides. */
const OPACITY = 0.75;
/** Threads differ from the mean colour of their cloth by the first, motifs by the second. */
const THREADS_DIFFER = 0.08;
const MOTIFS_DIFFER = 0.22;
/** How much a motif adds to the cloth's own light, per light from behind that it hides. */
export const MOTIF_GAIN = 1.4;

/** Tells from a colour of sheer cloth what part of the light from behind its threads hide beyond those of the ground. */
export function createMotifDensity(texture: Texture): (colour: Float32Array) => number {
  const ground = computeMean(texture);
  return (colour) => {
    const difference = Math.max(...ground.map((value, k) => Math.abs((colour[k] ?? 0) - value)));
    return OPACITY * Math.max(0, Math.min(1, (difference - THREADS_DIFFER) / (MOTIFS_DIFFER - THREADS_DIFFER)));
  };
}

/** Mean colour of a cloth, of which motifs cover little. */
function computeMean({ levels }: Texture): number[] {
  const { data } = levels.at(-1) ?? levels[0];
  return [0, 1, 2].map((k) => (3 / data.length) * data.reduce((sum, value, i) => (i % 3 === k ? sum + value : sum), 0));
}
