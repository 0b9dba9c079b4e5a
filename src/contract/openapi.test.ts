import { describe, expect, it } from 'vitest';
import { endpointTable } from './endpoint-table.ts';
import { buildOpenApiDocument } from './openapi.ts';

const document = buildOpenApiDocument(endpointTable, { title: 'Shop', version: '1' });
const text = JSON.stringify(document);
const getOperation = (path: string, method: string) => document.paths[path]?.[method];

describe('OpenAPI document', () => {
  it('has one operation per endpoint, with path parameters in braces', () => {
    for (const [name, endpoint] of Object.entries(endpointTable)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      expect(getOperation(path, endpoint.method.toLowerCase())).toMatchObject({
        operationId: name,
        summary: endpoint.summary,
      });
    }
    expect(Object.keys(document.paths).join()).not.toContain(':');
    expect(Object.values(document.paths).flatMap(Object.keys)).toHaveLength(Object.keys(endpointTable).length);
  });

  it('references only existing components', () => {
    const schemas = Object.keys(document.components.schemas as object);
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');
    expect(references).toContain('#/components/schemas/Product');
    for (const reference of new Set(references)) {
      expect(schemas).toContain(reference.replace('#/components/schemas/', ''));
    }
    expect(text).not.toMatch(/\$defs|\$id|\$schema/);
  });

  it('wraps every response in the envelope', () => {
    for (const operation of Object.values(document.paths).flatMap(Object.values)) {
      const responses = Object.values(operation.responses as Record<string, ApiResponse>);
      const [first] = responses.flatMap((response) => response.content['application/json'].schema.required ?? []);
      expect(first).toBe('succeeded');
      expect(operation.responses).toHaveProperty('default');
    }
  });

  it('declares the bearer token where it is required', () => {
    expect(getOperation('/api/Cart', 'get')).toMatchObject({ security: [{ bearer: [] }] });
    expect(getOperation('/api/Contact', 'post')).not.toHaveProperty('security');
  });

  it('describes path and query parameters', () => {
    expect(getOperation('/api/Products/GetProductById/{id}', 'get')?.parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    ]);
    expect(getOperation('/api/Orders/me', 'get')?.parameters).toContainEqual(
      expect.objectContaining({ name: 'CashfreeOrderId', in: 'query', required: false }),
    );
  });

  it('describes samples: their kind in requests, cart items and order items [D-38]', () => {
    expect(JSON.stringify(getOperation('/api/Cart/addtocart', 'post')?.requestBody)).toContain('"const":"sample"');
    const kind = { type: 'string', const: 'sample' };
    expect(document.components.schemas).toMatchObject({
      CartItem: { properties: { kind } },
      OrderItem: { properties: { kind } },
    });
  });

  it('describes the device header of the sign-in [D-42]', () => {
    expect(getOperation('/api/Account/Authentication', 'post')?.parameters).toEqual([
      expect.objectContaining({ name: 'x-aangan-device', in: 'header', required: false }),
    ]);
    expect(getOperation('/api/Account/RegisterCustomer', 'post')?.parameters).toEqual([]);
  });

  it('describes a body only for endpoints that have one', () => {
    expect(getOperation('/api/Wishlist/{productId}', 'post')).not.toHaveProperty('requestBody');
    expect(getOperation('/api/Cart/addtocart', 'post')).toHaveProperty('requestBody');
  });
});

type ApiResponse = { content: { 'application/json': { schema: { required?: string[] } } } };
