import type { DeskEndpoint, ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import { type Endpoint, emptySchema, type ParsedEndpointInput } from '#contract/endpoint.ts';
import { AppError, createBadRequestError } from './app-error.ts';
import { foldKeys } from './fold-keys.ts';

type RawInput = { params: unknown; query: unknown; body?: unknown };

const NOT_FOUND_MESSAGE = "We couldn't find what you asked for.";

/** Parses params, query and body; throws an error that names the first invalid field. */
export function readInput<E extends Endpoint>(endpoint: E, input: RawInput): ParsedEndpointInput<E> {
  const params = endpoint.params.safeParse(input.params);
  // A malformed id in the path is an address that does not exist (SRV-08).
  if (!params.success)
    throw new AppError({ status: 404, message: getCustomMessage(params.error.issues[0]) ?? NOT_FOUND_MESSAGE });
  // Parsing a part that is not there would cost as much as sending a cached response.
  const query = endpoint.query === emptySchema ? {} : readPart(endpoint.query, removeBlanks(input.query));
  const body = endpoint.method === 'GET' ? {} : readPart(endpoint.body, input.body ?? {});
  return { params: params.data, query, body } as ParsedEndpointInput<E>;
}

function readPart(schema: Endpoint['body'], value: unknown): unknown {
  const part = schema.safeParse(foldKeys(schema, value));
  if (!part.success) throw createBadRequestError(describeIssue(part.error.issues[0]));
  return part.data;
}

/** Like `readInput`, without a query and other spellings. */
export function readDeskInput<E extends DeskEndpoint>(
  endpoint: E,
  input: { params: unknown; body?: unknown },
): ParsedDeskInput<E> {
  const params = endpoint.params.safeParse(input.params);
  if (!params.success) throw new AppError({ status: 404, message: NOT_FOUND_MESSAGE });
  const body = endpoint.body.safeParse(input.body ?? {});
  if (!body.success) throw createBadRequestError(describeIssue(body.error.issues[0]));
  return { params: params.data, body: body.data } as ParsedDeskInput<E>;
}

/** Removes blank parameters, because they count as absent (SRV-58). */
function removeBlanks(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== '' && value !== undefined));
}

type SchemaIssue = { message: string; path: PropertyKey[] } | undefined;

/** Default messages of the schema library. */
const LIBRARY_MESSAGE = /^Invalid|^Unrecognized|^Too (big|small)/;

function getCustomMessage(issue: SchemaIssue): string | undefined {
  return issue && !LIBRARY_MESSAGE.test(issue.message) ? issue.message : undefined;
}

function describeIssue(issue: SchemaIssue): string {
  const customMessage = getCustomMessage(issue);
  if (customMessage !== undefined) return customMessage;
  const field = issue?.path.filter((segment) => typeof segment === 'string' && /^\w{1,40}$/.test(segment)).at(-1);
  return field === undefined
    ? "We couldn't read some of the information you sent. Please check it and try again."
    : `Please check the value of '${String(field)}' and try again.`;
}
