import type { Planes } from './planes/planes.ts';

const SHOULDER = 0.76;
const DESATURATE = 0.15;
const CONTRAST = 0.12;
const WHITE_BALANCE = [0.965, 1, 1.03] as const;
const VIGNETTE = 0.1;
const STEPS = 4096;

const DISPLAY = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
  const linear = i / STEPS;
  const srgb = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const curve = srgb * srgb * (3 - 2 * srgb);
  return Math.round(255 * Math.min(1, srgb * (1 - CONTRAST) + curve * CONTRAST));
});
const toDisplay = (linear: number) => DISPLAY[Math.max(0, Math.min(STEPS, Math.round(linear * STEPS)))] ?? 0;

const vignette = (x: number, y: number) => 1 - VIGNETTE * ((x - 0.5) ** 2 + (y - 0.5) ** 2) * 2.2;

/** Linear planes to interleaved 8-bit sRGB: neutral highlight shoulder (Khronos PBR Neutral without its toe), light S-curve. */
export function toneMap([red, green, blue]: Planes, width: number, height: number, exposure = 1): Buffer {
  const out = Buffer.alloc(width * height * 3);
  const [warm, middle, cool] = WHITE_BALANCE;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const gain = exposure * vignette(x / width, y / height);
      let r = (red[i] ?? 0) * warm * gain;
      let g = (green[i] ?? 0) * middle * gain;
      let b = (blue[i] ?? 0) * cool * gain;
      const peak = Math.max(r, g, b);
      if (peak >= SHOULDER) {
        const room = 1 - SHOULDER;
        const newPeak = 1 - (room * room) / (peak + room - SHOULDER);
        const grey = 1 - 1 / (DESATURATE * (peak - newPeak) + 1);
        const scale = (newPeak / peak) * (1 - grey);
        r = r * scale + newPeak * grey;
        g = g * scale + newPeak * grey;
        b = b * scale + newPeak * grey;
      }
      out[i * 3] = toDisplay(r);
      out[i * 3 + 1] = toDisplay(g);
      out[i * 3 + 2] = toDisplay(b);
    }
  }
  return out;
}
