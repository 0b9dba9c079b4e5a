import { describe, expect, it } from 'vitest';
import { formatCursor, parseCursor } from './list-cursor.ts';

const id = '3f2b8c1e-6f0a-4c55-9d4e-0a1b2c3d4e5f';

describe('the cursor of a list', () => {
  it('is read as it was written', () => {
    const position = { createdAt: new Date('2026-01-02T03:04:05.678Z'), id };
    expect(parseCursor(formatCursor(position))).toEqual(position);
  });

  it.each(['', `x_${id}`, '1_x', `999999999999999_${id}`])('%j is no place in a list', (cursor) => {
    expect(() => parseCursor(cursor)).toThrow('This page of the list does not exist.');
  });
});
