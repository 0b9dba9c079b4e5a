import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { splitWords } from '#domain/text/search-words.ts';
import { type CheckResult, createErrorResult, createOkResult } from './check-result.ts';

export const SEARCH_FILE = join('src', 'storefront', 'content', 'search.json');

const hasWords = (text: string): boolean => splitWords(text).length > 0;
const words = z.string().check(z.refine(hasWords));

const searchSettingsSchema = z.strictObject({
  synonyms: z.record(z.string().check(z.refine(hasWords)), words),
  ignored: words,
});

/** Returns what is wrong with the words of the search, in one sentence. */
export function findSearchProblem(root: string): string | undefined {
  const parsed = searchSettingsSchema.safeParse(readJson(join(root, SEARCH_FILE)));
  if (parsed.success) return undefined;
  const [issue] = parsed.error.issues;
  const isUnknown = issue?.code === 'unrecognized_keys';
  const place = (isUnknown ? issue.keys : (issue?.path ?? [])).join('.');
  if (isUnknown) return `${SEARCH_FILE}: "${place}" is not a setting; there are "synonyms" and "ignored".`;
  if (place === '') return `${SEARCH_FILE} is missing or is not JSON.`;
  return `${SEARCH_FILE}: "${place}" must be ${place === 'synonyms' ? 'a list of words, each with its synonyms' : 'words separated by commas'}.`;
}

export function checkSearch(root: string): CheckResult {
  const problem = findSearchProblem(root);
  return problem === undefined
    ? createOkResult('search', 'The words of the search are valid.')
    : createErrorResult('search', problem);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
