export type Encoding = 'br' | 'gzip' | 'identity';

const OFFERED = ['br', 'gzip'] as const;
const NONE: readonly Encoding[] = ['identity'];

// Browsers send few different values; the bound stops made-up headers from filling memory.
const MAX_CACHED_HEADERS = 64;
const cachedEncodings = new Map<string, readonly Encoding[]>();

/** Returns the accepted encodings, best first; `identity` is always last. */
export function getPreferredEncodings(header: string | string[] | undefined): readonly Encoding[] {
  if (typeof header !== 'string') return NONE;
  const cached = cachedEncodings.get(header);
  if (cached) return cached;
  const parsed = parseAcceptEncoding(header);
  if (cachedEncodings.size >= MAX_CACHED_HEADERS) cachedEncodings.clear();
  cachedEncodings.set(header, parsed);
  return parsed;
}

function parseAcceptEncoding(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  const getWeight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const accepted = OFFERED.filter((name) => getWeight(name) > 0).sort((a, b) => getWeight(b) - getWeight(a));
  return [...accepted, 'identity'];
}
