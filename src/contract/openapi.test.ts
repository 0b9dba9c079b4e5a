import { describe, expect, it } from 'vitest';
import { endpointTable } from './endpoint-table.ts';
import { buildOpenApiDocument } from './openapi.ts';

const document = buildOpenApiDocument(endpointTable, { title: 'Shop', version: '1' });
const text = JSON.stringify(document);
const operationOf = (path: string, method: string) => document.paths[path]?.[method];

describe('the description of the API', () => {
  it('has one operation for every row, under a path in braces', () => {
    for (const [name, row] of Object.entries(endpointTable)) {
      const path = row.path.replaceAll(/:(\w+)/g, '{$1}');
      expect(operationOf(path, row.method.toLowerCase())).toMatchObject({ operationId: name, summary: row.summary });
    }
    expect(Object.keys(document.paths).join()).not.toContain(':');
    expect(Object.values(document.paths).flatMap(Object.keys)).toHaveLength(Object.keys(endpointTable).length);
  });

  it('refers only to components that are there', () => {
    const schemas = Object.keys(document.components.schemas as object);
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');
    expect(references).toContain('#/components/schemas/Product');
    for (const reference of new Set(references)) {
      expect(schemas).toContain(reference.replace('#/components/schemas/', ''));
    }
    expect(text).not.toMatch(/\$defs|\$id|\$schema/);
  });

  it('wraps every answer in the envelope', () => {
    for (const operation of Object.values(document.paths).flatMap(Object.values)) {
      const answers = Object.values(operation.responses as Record<string, Answer>);
      const [first] = answers.flatMap((answer) => answer.content['application/json'].schema.required ?? []);
      expect(first).toBe('succeeded');
      expect(operation.responses).toHaveProperty('default');
    }
  });

  it('names the token where one is needed', () => {
    expect(operationOf('/api/Cart', 'get')).toMatchObject({ security: [{ bearer: [] }] });
    expect(operationOf('/api/Contact', 'post')).not.toHaveProperty('security');
  });

  it('describes path and query parameters', () => {
    expect(operationOf('/api/Products/GetProductById/{id}', 'get')?.parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    ]);
    expect(operationOf('/api/Orders/me', 'get')?.parameters).toContainEqual(
      expect.objectContaining({ name: 'CashfreeOrderId', in: 'query', required: false }),
    );
  });

  it('describes a body only for calls that have one', () => {
    expect(operationOf('/api/Wishlist/{productId}', 'post')).not.toHaveProperty('requestBody');
    expect(operationOf('/api/Cart/addtocart', 'post')).toHaveProperty('requestBody');
  });
});

type Answer = { content: { 'application/json': { schema: { required?: string[] } } } };
