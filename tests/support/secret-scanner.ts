/** Patterns of secrets pasted into files. */
const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ['a key of a cloud', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  [
    'a token of a code host',
    /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22,}|glpat-[\w-]{20}|npm_[A-Za-z0-9]{36})\b/,
  ],
  ['a token of a chat', /\bxox[abprs]-[\w-]{10,}/],
  [
    'a key of a payment provider',
    /\b(?:cfsk_(?:ma_)?(?:prod|test)_\w{20,}|sk_(?:live|test)_\w{20,}|rzp_(?:live|test)_\w{10,})/,
  ],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/],
  [
    'an address with a password',
    /\b(?:postgres(?:ql)?|smtps?|mongodb|redis|https?):\/\/[^\s:/@'"`$<>{}]+:[^\s:/@'"`$<>{}]{4,}@/,
  ],
];

/** Placeholders that tests and documents use for secrets. */
const SAMPLES = /hush-hush|secret-word|hunter2|:\.\.\.@|secret@|password@|pass@|example|sesame/i;

type FoundSecret = { readonly kind: string; readonly text: string };

export function findSecrets(text: string): FoundSecret[] {
  return SHAPES.flatMap(([kind, shape]) =>
    [...text.matchAll(new RegExp(shape, 'g'))]
      .map(([found]) => ({ kind, text: found }))
      .filter(({ text: found }) => !SAMPLES.test(found)),
  );
}
