/**
 * The API's description in OpenAPI 3.1, made from the endpoint table and from nothing else: what is served and what is
 * described cannot differ.
 */
import type * as z from 'zod/mini';
import { type Endpoint, emptySchema } from './endpoint.ts';
import { buildNamedSchemas, toComponentRef, toJsonSchema } from './openapi-schemas.ts';

type Json = Record<string, unknown>;
type OpenApiInfo = { title: string; version: string };

type OpenApiDocument = {
  openapi: '3.1.0';
  info: OpenApiInfo;
  paths: Record<string, Record<string, Json>>;
  components: Json;
};

export const buildOpenApiDocument = (rows: Readonly<Record<string, Endpoint>>, info: OpenApiInfo): OpenApiDocument => {
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, row] of Object.entries(rows)) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: describeOperation(name, row) };
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: { ...buildNamedSchemas(), Failure: failureSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};

const describeOperation = (name: string, row: Endpoint): Json => ({
  operationId: name,
  tags: [row.path.split('/')[2]],
  summary: row.summary,
  ...(row.auth === 'bearer' ? { security: [{ bearer: [] }] } : {}),
  parameters: [...describeParameters(row.params, 'path'), ...describeParameters(row.query, 'query')],
  ...(row.body === emptySchema
    ? {}
    : { requestBody: { required: true, content: asJson(toJsonSchema(row.body, 'input')) } }),
  responses: { [row.successStatus]: describeSuccess(row), ...describeFailures(row) },
});

const describeParameters = (schema: z.ZodMiniType, place: 'path' | 'query'): Json[] => {
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
};

const describeSuccess = (row: Endpoint): Json => {
  const data = toJsonSchema(row.data, 'output');
  const repeated = row.repeatedAtTop.map((key) => [key, { description: `The same as data.${key}.` }]);
  return {
    description: row.summary,
    content: asJson({
      type: 'object',
      properties: { succeeded: { const: true }, data, message: { type: 'string' }, ...Object.fromEntries(repeated) },
      required: ['succeeded', 'data', 'message', ...row.repeatedAtTop],
    }),
  };
};

const failureSchema: Json = {
  type: 'object',
  properties: { succeeded: { const: false }, data: { type: 'null' }, message: { type: 'string' } },
  required: ['succeeded', 'data', 'message'],
};

const describeFailures = (row: Endpoint): Json => {
  const reasons: [status: string, reason: string, applies: boolean][] = [
    ['400', 'The input cannot be read or breaks a rule.', row.body !== emptySchema || row.query !== emptySchema],
    ['401', 'No valid token.', row.auth === 'bearer'],
    ['404', 'There is no such thing.', row.params !== emptySchema],
    ['429', 'Too many calls; the header Retry-After tells when to call again.', true],
    ['default', 'Any other failure.', true],
  ];
  const applying = reasons.filter(([, , applies]) => applies);
  return Object.fromEntries(
    applying.map(([status, description]) => [status, { description, content: failureContent }]),
  );
};

const asJson = (schema: Json): Json => ({ 'application/json': { schema } });
const failureContent = asJson({ $ref: toComponentRef('Failure') });
