/** Formats a zod issue for reports: where (`products[3].types[0].title`) and why (`must be text`). */
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const TYPE_LABELS: Readonly<Record<string, string>> = {
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

/** The only message of zod/mini itself; any other was set in the schema and is used as it is. */
const ZOD_DEFAULT_MESSAGE = 'Invalid input';

const formatIssueReason = (issue: Issue): string => {
  if (issue.message !== ZOD_DEFAULT_MESSAGE) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPE_LABELS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `has an unknown field: ${issue.keys.join(', ')}`;
    case 'too_big':
      return issue.origin === 'string' ? `is longer than ${issue.maximum} characters` : `is above ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `is below ${issue.minimum}`;
    default:
      return 'is not valid';
  }
};

export const formatIssue = (issue: Issue): string => {
  const path = formatIssuePath(issue.path);
  return path === '' ? formatIssueReason(issue) : `${path} ${formatIssueReason(issue)}`;
};
