import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkSearch, findSearchProblem, SEARCH_FILE } from './check-search.ts';

const folder = mkdtempSync(join(tmpdir(), 'search-'));
afterAll(() => rmSync(folder, { recursive: true }));

function findProblemIn(content: string): string | undefined {
  const file = join(folder, SEARCH_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return findSearchProblem(folder);
}

describe('the words of the search', () => {
  it('are valid as shipped [D-05]', () => {
    expect(checkSearch('.')).toMatchObject({ state: 'ok', subject: 'search' });
  });

  it.each([
    ['{ "synonyms": {', 'is missing or is not JSON.'],
    ['[]', 'is missing or is not JSON.'],
    ['{ "synonyms": {} }', '"ignored" must be words separated by commas.'],
    ['{ "synonyms": ["parda"], "ignored": "a" }', '"synonyms" must be a list of words, each with its synonyms.'],
    [
      '{ "synonyms": { "curtains": ["parda"] }, "ignored": "a" }',
      '"synonyms.curtains" must be words separated by commas.',
    ],
    ['{ "synonyms": { "curtains": " , " }, "ignored": "a" }', '"synonyms.curtains" must be words separated by commas.'],
    ['{ "synonyms": { "&": "parda" }, "ignored": "a" }', '"synonyms.&" must be words separated by commas.'],
    [
      '{ "synonyms": {}, "ignored": "a", "rooms": "" }',
      '"rooms" is not a setting; there are "synonyms" and "ignored".',
    ],
  ])('explains what is wrong with %s [D-05]', (content, sentence) => {
    expect(findProblemIn(content)).toContain(sentence);
  });
});
