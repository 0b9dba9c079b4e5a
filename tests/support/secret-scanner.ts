/** Patterns of secrets pasted into files. */
const SECRET_PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ['a cloud access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a code host token', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22,}|glpat-[\w-]{20}|npm_[A-Za-z0-9]{36})\b/],
  ['a chat token', /\bxox[abprs]-[\w-]{10,}/],
  [
    'a payment provider key',
    /\b(?:cfsk_(?:ma_)?(?:prod|test)_\w{20,}|sk_(?:live|test)_\w{20,}|rzp_(?:live|test)_\w{10,})/,
  ],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/],
  [
    'a URL with a password',
    /\b(?:postgres(?:ql)?|smtps?|mongodb|redis|https?):\/\/[^\s:/@'"`$<>{}]+:[^\s:/@'"`$<>{}]{4,}@/,
  ],
];

/** Placeholder secrets in tests and documents. */
const PLACEHOLDERS = /hush-hush|secret-word|hunter2|:\.\.\.@|secret@|password@|pass@|example|sesame/i;

type FoundSecret = { readonly kind: string; readonly text: string };

export function findSecrets(text: string): FoundSecret[] {
  return SECRET_PATTERNS.flatMap(([kind, pattern]) =>
    [...text.matchAll(new RegExp(pattern, 'g'))]
      .map(([found]) => ({ kind, text: found }))
      .filter(({ text: found }) => !PLACEHOLDERS.test(found)),
  );
}
