export type Encoding = 'br' | 'gzip' | 'identity';

const OFFERED = ['br', 'gzip'] as const;
const NONE: readonly Encoding[] = ['identity'];

// Browsers send a handful of different values; the bound keeps invented ones from filling the memory.
const REMEMBERED = 64;
const known = new Map<string, readonly Encoding[]>();

/** The encodings that a client takes, best first; `identity` always comes last. */
export function preferredEncodings(header: string | string[] | undefined): readonly Encoding[] {
  if (typeof header !== 'string') return NONE;
  const remembered = known.get(header);
  if (remembered) return remembered;
  const parsed = parse(header);
  if (known.size >= REMEMBERED) known.clear();
  known.set(header, parsed);
  return parsed;
}

function parse(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const accepted = OFFERED.filter((name) => weightOf(name) > 0).sort((a, b) => weightOf(b) - weightOf(a));
  return [...accepted, 'identity'];
}
