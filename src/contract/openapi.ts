/** Generates the OpenAPI 3.1 document from the endpoint table, so that documentation and server cannot differ. */
import type * as z from 'zod/mini';
import { DEVICE_HEADER, DEVICE_ID_PATTERN } from './device-id.ts';
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

export const buildOpenApiDocument = (
  endpoints: Readonly<Record<string, Endpoint>>,
  info: OpenApiInfo,
): OpenApiDocument => {
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(name, endpoint) };
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

const describeOperation = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  // The noun of `/api/Noun/…`.
  tags: [endpoint.path.split('/')[2]],
  summary: endpoint.summary,
  ...(endpoint.auth === 'bearer' ? { security: [{ bearer: [] }] } : {}),
  parameters: [
    ...describeParameters(endpoint.params, 'path'),
    ...describeParameters(endpoint.query, 'query'),
    ...(endpoint.takesDeviceId ? [deviceParameter] : []),
  ],
  ...(endpoint.body === emptySchema
    ? {}
    : { requestBody: { required: true, content: toJsonContent(toJsonSchema(endpoint.body, 'input')) } }),
  responses: { [endpoint.successStatus]: describeSuccess(endpoint), ...describeFailures(endpoint) },
});

const deviceParameter: Json = {
  name: DEVICE_HEADER,
  in: 'header',
  required: false,
  description:
    'A random id of the device. Failed sign-ins of a device that has signed in before are counted on their own.',
  schema: { type: 'string', pattern: DEVICE_ID_PATTERN },
};

const describeParameters = (schema: z.ZodMiniType, location: 'path' | 'query'): Json[] => {
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: value,
  }));
};

const describeSuccess = (endpoint: Endpoint): Json => {
  const data = toJsonSchema(endpoint.data, 'output');
  const repeated = endpoint.topLevelKeys.map((key) => [key, { description: `The same as data.${key}.` }]);
  return {
    description: endpoint.summary,
    content: toJsonContent({
      type: 'object',
      properties: { succeeded: { const: true }, data, message: { type: 'string' }, ...Object.fromEntries(repeated) },
      required: ['succeeded', 'data', 'message', ...endpoint.topLevelKeys],
    }),
  };
};

const failureSchema: Json = {
  type: 'object',
  properties: { succeeded: { const: false }, data: { type: 'null' }, message: { type: 'string' } },
  required: ['succeeded', 'data', 'message'],
};

const describeFailures = (endpoint: Endpoint): Json => {
  const reasons: [status: string, reason: string, applies: boolean][] = [
    [
      '400',
      'The input cannot be read or breaks a rule.',
      endpoint.body !== emptySchema || endpoint.query !== emptySchema,
    ],
    ['401', 'No valid token.', endpoint.auth === 'bearer'],
    ['404', 'Not found.', endpoint.params !== emptySchema],
    ['429', 'Too many requests; see the Retry-After header.', true],
    ['default', 'Any other failure.', true],
  ];
  const applying = reasons.filter(([, , applies]) => applies);
  return Object.fromEntries(
    applying.map(([status, description]) => [status, { description, content: failureContent }]),
  );
};

const toJsonContent = (schema: Json): Json => ({ 'application/json': { schema } });
const failureContent = toJsonContent({ $ref: toComponentRef('Failure') });
