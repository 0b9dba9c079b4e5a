import type { Endpoint, ParsedEndpointInput } from '#contract/endpoint.ts';
import { AppError, badRequest } from './app-error.ts';
import { foldKeys } from './fold-keys.ts';

type Received = { params: unknown; query: unknown; body?: unknown };

export const NOT_FOUND = 'We could not find what you asked for.';

/** Parses params, query and body; throws an error that names the first invalid field. */
export function readInput<Row extends Endpoint>(row: Row, received: Received): ParsedEndpointInput<Row> {
  const params = row.params.safeParse(received.params);
  // A malformed id in the path is an address that does not exist (SRV-08).
  if (!params.success)
    throw new AppError({ status: 404, message: getCustomMessage(params.error.issues[0]) ?? NOT_FOUND });
  const query = row.query.safeParse(foldKeys(row.query, removeBlanks(received.query)));
  if (!query.success) throw badRequest(describeIssue(query.error.issues[0]));
  const body = row.body.safeParse(foldKeys(row.body, received.body ?? {}));
  if (!body.success) throw badRequest(describeIssue(body.error.issues[0]));
  return { params: params.data, query: query.data, body: body.data } as ParsedEndpointInput<Row>;
}

/** Blank parameters count as absent (SRV-58). */
function removeBlanks(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== '' && value !== undefined));
}

type Issue = { message: string; path: PropertyKey[] } | undefined;

/** Default messages of the schema library. */
const LIBRARY_TEXT = /^Invalid|^Unrecognized|^Too (big|small)/;

function getCustomMessage(issue: Issue): string | undefined {
  return issue && !LIBRARY_TEXT.test(issue.message) ? issue.message : undefined;
}

function describeIssue(issue: Issue): string {
  const own = getCustomMessage(issue);
  if (own !== undefined) return own;
  const field = issue?.path.filter((part) => typeof part === 'string' && /^\w{1,40}$/.test(part)).at(-1);
  return field === undefined
    ? 'Some of the information sent could not be read. Please check it and try again.'
    : `Please check the value of '${String(field)}' and try again.`;
}
