/** Groups colours into the families of the colour filter, by lightness, chroma and hue. */
export const COLOUR_FAMILIES = {
  white: { label: 'White', hex: '#f6f0e4' },
  beige: { label: 'Beige', hex: '#d9c8ab' },
  grey: { label: 'Grey', hex: '#a3a6a6' },
  black: { label: 'Black', hex: '#1d1c1b' },
  brown: { label: 'Brown', hex: '#6b4632' },
  red: { label: 'Red', hex: '#96342c' },
  pink: { label: 'Pink', hex: '#dfa39b' },
  orange: { label: 'Orange', hex: '#c46a45' },
  yellow: { label: 'Yellow', hex: '#d3a548' },
  green: { label: 'Green', hex: '#6f8a63' },
  teal: { label: 'Teal', hex: '#1f5a5c' },
  blue: { label: 'Blue', hex: '#33507d' },
  purple: { label: 'Purple', hex: '#6a4a78' },
} as const;

export type ColourFamily = keyof typeof COLOUR_FAMILIES;

export const COLOUR_FAMILY_KEYS = Object.keys(COLOUR_FAMILIES) as readonly ColourFamily[];

export const parseColourFamily = (value: string): ColourFamily | undefined =>
  COLOUR_FAMILY_KEYS.find((family) => family === value.trim().toLowerCase());

/** Accepts #rgb and #rrggbb. */
export function classifyColour(hexCode: string | null | undefined): ColourFamily | undefined {
  const rgb = parseRgb(hexCode?.trim() ?? '');
  if (!rgb) return undefined;
  const max = Math.max(...rgb);
  const min = Math.min(...rgb);
  const chroma = max - min;
  const lightness = (max + min) / 2;
  if (max < 0.14) return 'black';
  const hue = chroma === 0 ? 0 : calculateHue(rgb, max, chroma);
  return chroma < MAX_NEUTRAL_CHROMA
    ? classifyNeutral(lightness, chroma, hue)
    : classifyHue({ hue, lightness, chroma });
}

const MAX_NEUTRAL_CHROMA = 0.07;
const MIN_PALE_LIGHTNESS = 0.87;

const isWarm = (hue: number): boolean => hue >= 25 && hue < 75;

function classifyNeutral(lightness: number, chroma: number, hue: number): ColourFamily {
  if (lightness >= MIN_PALE_LIGHTNESS) return 'white';
  if (lightness < 0.17) return 'black';
  return chroma >= 0.05 && isWarm(hue) && lightness > 0.6 ? 'beige' : 'grey';
}

type Shade = { hue: number; lightness: number; chroma: number };

function classifyHue({ hue, lightness, chroma }: Shade): ColourFamily {
  if (isWarm(hue) && lightness >= MIN_PALE_LIGHTNESS && chroma < 0.14) return 'white';
  if (isWarm(hue) && hue < 60 && lightness > 0.55 && chroma < 0.3) return 'beige';
  if (hue < 25 && lightness > 0.72) return 'pink';
  if (hue < 10 || hue >= 345) return lightness > 0.6 ? 'pink' : 'red';
  if (hue < 38) return lightness < 0.33 || chroma < 0.2 ? 'brown' : 'orange';
  if (hue < 60) return lightness < 0.3 ? 'brown' : 'yellow';
  if (hue < 165) return 'green';
  if (hue < 196) return lightness > 0.75 ? 'blue' : 'teal';
  if (hue < 255) return 'blue';
  return hue < 320 || lightness < 0.35 ? 'purple' : 'pink';
}

type Rgb = readonly [red: number, green: number, blue: number];

function parseRgb(hex: string): Rgb | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const readChannel = (start: number) => Number.parseInt(full.slice(start, start + 2), 16) / 255;
  return [readChannel(0), readChannel(2), readChannel(4)];
}

/** Degrees on the colour wheel. */
function calculateHue([red, green, blue]: Rgb, max: number, chroma: number): number {
  if (max === red) return (((green - blue) / chroma) * 60 + 360) % 360;
  return max === green ? ((blue - red) / chroma) * 60 + 120 : ((red - green) / chroma) * 60 + 240;
}
