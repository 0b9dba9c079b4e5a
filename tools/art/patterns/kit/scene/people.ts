import { mix } from '../colour.ts';
import { disc, fill, oval, path, stroke } from '../svg.ts';

interface Dress {
  skin: string;
  sari: string;
  pot: string;
}

/** A woman with a water pot on her head, standing on the origin, 48 tall. */
export const carrier = ({ skin, sari, pot }: Dress) =>
  fill('M-9 0C-10 -14 -7 -24 -3 -27L4 -27C8 -22 11 -12 11 0Z', sari) +
  fill('M-5 -26C-10 -18 -12 -10 -13 -2L-8 -2C-7 -12 -4 -20 0 -25Z', mix(sari, skin, 0.35)) +
  disc(0, -31, 4.6, skin) +
  fill('M-6 -28C-7 -36 -3 -38 1 -38C6 -37 6 -32 5 -27C2 -30 -3 -31 -6 -28Z', sari) +
  oval(0, -43, 6, 5, pot) +
  stroke('M4 -25L8 -38', skin, 1.8);

interface BoatTones {
  hull: string;
  ink: string;
  cloth: string;
  umbrella: string;
}

/** A canoe with a passenger under an umbrella and a man with a pole; 420 long, afloat on the origin, bow at +x. */
export const ferry = (p: BoatTones) =>
  stroke('M-118 -96L-196 70', p.ink, 4.5) +
  fill('M-214 -16C-196 2 -150 22 -60 26C60 30 150 18 214 -30C150 -8 60 -4 -40 -4C-120 -4 -180 -8 -214 -16Z', p.hull) +
  stroke('M-208 -14C-150 -6 -60 -2 20 -4C110 -6 160 -14 208 -28', mix(p.hull, p.cloth, 0.4), 3, 0.8) +
  fill('M-146 -6C-148 -40 -142 -62 -134 -74L-112 -74C-106 -56 -106 -30 -108 -6Z', p.cloth) +
  fill('M-138 -72C-140 -98 -132 -110 -120 -110C-108 -108 -106 -92 -110 -72Z', p.ink) +
  stroke('M-134 -98Q-142 -84 -128 -68M-114 -98Q-102 -90 -120 -84', p.ink, 8) +
  disc(-121, -124, 13, p.ink) +
  fill('M-136 -126C-134 -140 -110 -142 -106 -126C-116 -132 -126 -132 -136 -126Z', p.cloth) +
  fill('M26 -4C22 -38 34 -58 50 -60C68 -58 78 -36 80 -4Z', mix(p.ink, p.hull, 0.4)) +
  disc(52, -70, 12, p.ink) +
  stroke('M66 -40L66 -146', p.ink, 3.4) +
  fill(
    'M-20 -102C-8 -150 40 -172 66 -172C94 -172 142 -150 154 -102Q132 -116 110 -104Q88 -118 66 -105Q44 -118 22 -104Q0 -116 -20 -102Z',
    p.umbrella,
  ) +
  fill('M66 -172C94 -172 142 -150 154 -102Q132 -116 110 -104C106 -134 92 -158 66 -172Z', mix(p.umbrella, p.ink, 0.22)) +
  path('M66 -172C40 -156 26 -132 22 -104M66 -172C66 -150 66 -124 66 -105', {
    stroke: mix(p.umbrella, p.ink, 0.45),
    width: 2.4,
  }) +
  stroke('M66 -172L66 -182', p.ink, 4);
