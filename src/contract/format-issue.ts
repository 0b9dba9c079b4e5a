/**
 * What a schema found, in words: where (`products[3].types[0].title`) and why (`must be text`). For reports that
 * people read; the browser's forms have sentences of their own.
 */
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const formatIssuePath = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

/** A message of the schema's own wins; zod/mini alone has only this one. */
const ZOD_DEFAULT_MESSAGE = 'Invalid input';

const formatIssueReason = (issue: Issue): string => {
  if (issue.message !== ZOD_DEFAULT_MESSAGE) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${EXPECTED[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `has a field that is not known: ${issue.keys.join(', ')}`;
    case 'too_big':
      return issue.origin === 'string' ? `is longer than ${issue.maximum} characters` : `is above ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `is below ${issue.minimum}`;
    default:
      return 'is not valid';
  }
};

export const formatIssue = (issue: Issue): string => {
  const place = formatIssuePath(issue.path);
  return place === '' ? formatIssueReason(issue) : `${place} ${formatIssueReason(issue)}`;
};
