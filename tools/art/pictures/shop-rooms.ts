import type { Dressing, Pattern } from './picture-job.ts';

/** 'surface: design / colourway' or 'surface: #colour'; a number after an at sign scales the repeat. */
export function dress(...lines: string[]): Dressing[] {
  return lines.map((line) => {
    const [surface = '', rest = ''] = line.split(': ');
    const [what = '', lay] = rest.split(' @ ');
    if (what.startsWith('#')) return { surface, colour: what };
    const scale = lay && lay !== 'cover' && lay !== 'fit' ? { scale: Number(lay) } : {};
    return { surface, pattern: pattern(what), ...scale, ...(lay === 'cover' || lay === 'fit' ? { lay } : {}) };
  });
}

/** 'design / colourway'. */
export function pattern(text: string): Pattern {
  const [design = '', colourway = ''] = text.split(' / ');
  return { design, colourway };
}
