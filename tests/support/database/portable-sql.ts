/** SQL features missing in some engine of the scale-out path; see `docs/decisions/003-two-engines-one-dialect.md`. */
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
  { name: 'PostgreSQL-only functions', pattern: /\bpg_\w+ ?\(/ },
];

type Exception = { readonly rules: readonly string[]; readonly statement: RegExp; readonly why: string };

/** The only allowed exception, with its reason (decision 011). */
export const EXCEPTIONS: readonly Exception[] = [
  {
    rules: ['PostgreSQL-only functions'],
    statement:
      /^begin[^;]*; select pg_current_xact_id\(\)::text as id, now\(\)::text as "startedat"$|^select case when pg_postmaster_start_time\(\) /,
    why: 'checks whether a commit succeeded after its connection was lost',
  },
];

const LITERAL = /'(?:[^']|'')*'/g;
/** Normalises to one lower-case line without quoted values. */
const normaliseSql = (text: string): string =>
  text
    .replace(LITERAL, "''")
    .replace(/--[^\n]*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Returns the broken rules, apart from allowed exceptions. */
export function findBrokenRules(text: string): string[] {
  const statement = normaliseSql(text);
  const allowed = EXCEPTIONS.filter((exception) => exception.statement.test(statement)).flatMap(({ rules }) => rules);
  return PORTABILITY_RULES.filter(({ name, pattern }) => pattern.test(statement) && !allowed.includes(name)).map(
    ({ name }) => name,
  );
}
