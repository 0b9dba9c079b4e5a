import type { Dressing, Pattern } from './jobs/picture-job.ts';

/** Parses 'surface: design / colourway' or 'surface: #colour'; a number after '@' scales the repeat. */
export function dress(...lines: string[]): Dressing[] {
  return lines.map((line) => {
    const [surface = '', rest = ''] = line.split(': ');
    const [covering = '', lay] = rest.split(' @ ');
    if (covering.startsWith('#')) return { surface, colour: covering };
    const scale = lay && lay !== 'cover' && lay !== 'fit' ? { scale: Number(lay) } : {};
    return { surface, pattern: pattern(covering), ...scale, ...(lay === 'cover' || lay === 'fit' ? { lay } : {}) };
  });
}

/** Parses 'design / colourway'. */
function pattern(text: string): Pattern {
  const [design = '', colourway = ''] = text.split(' / ');
  return { design, colourway };
}
