import { describe, expect, it } from 'vitest';
import { productFiles, textOf } from './source-tree.ts';

/** `path: line` of every line of the product's code that does it, comments left out. */
function linesWith(pattern: RegExp, under: string, except: readonly string[] = []): string[] {
  const files = productFiles().filter((path) => path.startsWith(under) && !except.includes(path));
  expect(files.length).toBeGreaterThan(20);
  return files.flatMap((path) =>
    textOf(path)
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line) && pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

describe('what an attacker would like to reach', () => {
  it('no text becomes markup or code', () => {
    const sinks =
      /\b(innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|srcdoc)\b|\beval\(|new Function\(/;
    expect(linesWith(sinks, 'src/')).toEqual([]);
  });

  it('SQL is a constant text with parameters: pieces of it come from the tables of the schema alone', () => {
    const made = /sql\.raw\((?!'[^']*'\))|\bquery\(\s*(`[^`]*\$\{|[a-z]\w*\s*\+)|execute\(\s*`/;
    const fromSchema = [
      'src/server/modules/cart/cart-sql.ts',
      'src/server/platform/database/data-file/table-columns.ts',
    ];
    const fromSettings = [
      'src/server/platform/database/engines/postgres-transaction.ts',
      'src/server/platform/database/migrate.ts',
    ];
    expect(linesWith(made, 'src/server/', [...fromSchema, ...fromSettings])).toEqual([]);
  });

  it('the server talks to nobody but the database, the payment provider, the mail server and the API host that was set', () => {
    const calls = /\bfetch\(|from 'node:(https|net|tls|dgram|dns)'|\bhttp\.(request|get)\(|\bundici\b/;
    const outside = linesWith(calls, 'src/server/').filter(
      (line) => !/^src\/server\/(platform\/(mail|payment-provider)|rendering\/api-host-transport)/.test(line),
    );
    expect(outside.filter((line) => !/import type|import \{ isIP \}/.test(line))).toEqual([]);
  });

  it('no field of the shop asks for a card: that is the provider’s page', () => {
    expect(
      linesWith(/\b(name|id|autoComplete)=["'{`][^"'}`]*(cc-|card-?number|cardnumber|cvv|cvc)/i, 'src/storefront/'),
    ).toEqual([]);
  });
});
