/** What a statement uses that some engine of the scale-out path lacks; `docs/scaling.md` holds the table behind it. */
type PortabilityRule = { readonly name: string; readonly pattern: RegExp };

const PORTABILITY_RULES: readonly PortabilityRule[] = [
  {
    name: 'sequences',
    pattern: /\b((big|small)?serial|nextval|currval|setval)\b|\bsequence\b|generated (always|by default)/,
  },
  { name: 'advisory and table locks', pattern: /\bpg_(try_)?advisory|\block table\b/ },
  { name: 'listen and notify', pattern: /^(un)?listen\b|^notify\b|\bpg_notify\b/ },
  { name: 'foreign keys', pattern: /\breferences\b|\bcascade\b/ },
  { name: 'triggers and stored code', pattern: /\btrigger\b|\bplpgsql\b|create (or replace )?function|^do\b/ },
  {
    name: 'temporary, truncated, materialised, partitioned',
    pattern: /\btemp(orary)? table\b|\btruncate\b|\bmaterialized\b|\bpartition of\b/,
  },
  { name: 'savepoints', pattern: /\bsavepoint\b/ },
  { name: 'extensions', pattern: /\bcreate extension\b|\bcitext\b|\bgen_random_bytes\b/ },
  {
    name: 'enums, deferred and exclusion constraints',
    pattern: /\bas enum\b|\bdeferrable\b|\bexclude using\b|\binherits\b/,
  },
  { name: 'JSON in the database', pattern: /\bjsonb?(_\w+)?\b|->>?|#>>?|@>|<@/ },
  { name: 'arrays', pattern: /\b(any|all) ?\(|\bunnest\b|string_to_array|\[\]/ },
  { name: 'partial and expression indexes, collations', pattern: /\bcreate (unique )?index\b.*\bwhere\b|\bcollate\b/ },
  { name: 'skipping locked rows', pattern: /\bskip locked\b/ },
  { name: 'insert from a query', pattern: /\binsert into\b[^)]*\)?\s*select\b/ },
  { name: 'session state', pattern: /^set (?!local\b|transaction\b)|^(prepare|deallocate|discard|declare)\b/ },
  { name: 'functions of PostgreSQL alone', pattern: /\bpg_\w+ ?\(/ },
];

type Exception = { readonly rules: readonly string[]; readonly statement: RegExp; readonly why: string };

/** Decision 011: what is used all the same, where, and why. Nothing else may. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    rules: ['JSON in the database', 'insert from a query', 'arrays'],
    statement: /^(insert into|delete from|select [^;]* from) "cart(s|_lines)"/,
    why: 'a cart of a hundred lines is written in one statement; all rows have the same distribution key',
  },
  {
    rules: ['functions of PostgreSQL alone'],
    statement:
      /^begin[^;]*; select pg_current_xact_id\(\)::text as id, now\(\)::text as "begunat"$|^select case when pg_postmaster_start_time\(\) /,
    why: 'asks the server what became of a commit whose connection was lost',
  },
];

const LITERAL = /'(?:[^']|'')*'/g;
/** In one line and small letters, without what stands between quotes: values are no part of the dialect. */
const plain = (text: string): string =>
  text
    .replace(LITERAL, "''")
    .replace(/--[^\n]*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Names of the rules that a statement breaks without being an exception. */
export function brokenRules(text: string): string[] {
  const statement = plain(text);
  const excused = EXCEPTIONS.filter((one) => one.statement.test(statement)).flatMap(({ rules }) => rules);
  return PORTABILITY_RULES.filter(({ name, pattern }) => pattern.test(statement) && !excused.includes(name)).map(
    ({ name }) => name,
  );
}
