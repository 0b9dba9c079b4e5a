import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAttemptId, createOrderNumber, ORDER_NUMBER_ALPHABET, parseAttemptId } from './order-number.ts';

const randomBytes = fc.uint8Array({ minLength: 10, maxLength: 16 });

describe('order numbers', () => {
  it('are AAN- and ten characters that are not easily confused [D-21]', () => {
    expect(createOrderNumber(new Uint8Array(10))).toBe('AAN-2222222222');
    fc.assert(fc.property(randomBytes, (bytes) => /^AAN-[2-9A-HJ-NP-Z]{10}$/.test(createOrderNumber(bytes))));
  });

  it('use every character equally often [D-21]', () => {
    expect(new Set(ORDER_NUMBER_ALPHABET).size).toBe(32);
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const character = createOrderNumber(new Uint8Array(10).fill(byte)).slice(-1);
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect([...new Set(counts.values())]).toEqual([8]);
  });

  it('need ten random bytes [D-21]', () => {
    expect(() => createOrderNumber(new Uint8Array(9))).toThrow(RangeError);
  });

  it('include the attempt from the second on [D-21]', () => {
    expect(buildAttemptId('AAN-2222222222', 1)).toBe('AAN-2222222222');
    expect(buildAttemptId('AAN-2222222222', 2)).toBe('AAN-2222222222-2');
    fc.assert(
      fc.property(randomBytes, fc.integer({ min: 1, max: 9999 }), (bytes, attempt) => {
        const number = createOrderNumber(bytes);
        expect(parseAttemptId(buildAttemptId(number, attempt))).toEqual({ orderNumber: number, attempt });
      }),
    );
  });

  it.each([
    '',
    'AAN-222222222',
    'AAN-2222222222-1',
    'AAN-2222222222-0',
    'AAN-222222222O',
    'aan-2222222222',
    'AAN-2222222222-2-3',
  ])('do not include %j [D-21]', (id) => {
    expect(parseAttemptId(id)).toBeUndefined();
  });
});
