import { describe, expect, it } from 'vitest';
import { listProductFiles, readText } from './source-tree.ts';

/** `path: line` of every matching line of product code, without comments. */
function findLines(pattern: RegExp, under: string, except: readonly string[] = []): string[] {
  const files = listProductFiles().filter((path) => path.startsWith(under) && !except.includes(path));
  expect(files.length).toBeGreaterThan(20);
  return files.flatMap((path) =>
    readText(path)
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line) && pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

describe('injection sinks', () => {
  it('are not used for markup or code', () => {
    const sinks =
      /\b(innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|srcdoc)\b|\beval\(|new Function\(/;
    expect(findLines(sinks, 'src/')).toEqual([]);
  });

  it('SQL is constant text with parameters; interpolated names come from the schema only', () => {
    const interpolated = /sql\.raw\((?!'[^']*'\))|\bquery\(\s*(`[^`]*\$\{|[a-z]\w*\s*\+)|execute\(\s*`/;
    const fromSchema = ['src/server/platform/database/data-file/table-queries.ts'];
    const fromSettings = [
      'src/server/platform/database/engines/postgres-transaction.ts',
      'src/server/platform/database/migrate.ts',
    ];
    expect(findLines(interpolated, 'src/server/', [...fromSchema, ...fromSettings])).toEqual([]);
  });

  it('the server connects only to the database, the payment provider, the mail server and the configured API host', () => {
    const calls = /\bfetch\(|from 'node:(https|net|tls|dgram|dns)'|\bhttp\.(request|get)\(|\bundici\b/;
    const outside = findLines(calls, 'src/server/').filter(
      (line) => !/^src\/server\/(platform\/(mail|payment-provider)|rendering\/api-host-transport)/.test(line),
    );
    expect(outside.filter((line) => !/import type|import \{ (BlockList, )?isIP \}/.test(line))).toEqual([]);
  });

  it('no private part of a dependency is used, because its next release may change it', () => {
    const internals =
      /\bUNSAFE_|\b_zod\b|\b_def\b|__react\w*\$|__SECRET_INTERNALS|pino\.symbols|\.query = |from '[^'#.][^']*\/(dist|src)\//;
    expect(findLines(internals, 'src/')).toEqual([]);
  });

  it('the shop has no card fields: only the provider’s page does', () => {
    expect(
      findLines(/\b(name|id|autoComplete)=["'{`][^"'}`]*(cc-|card-?number|cardnumber|cvv|cvc)/i, 'src/storefront/'),
    ).toEqual([]);
  });
});
