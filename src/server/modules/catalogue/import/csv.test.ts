import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsv, readCsvRecords } from './csv.ts';

function parseCsv(text: string) {
  const all = [...readCsvRecords(text)];
  const isProblem = ({ problem }: (typeof all)[number]) => problem !== undefined;
  return { records: all.filter(({ cells }) => cells.length > 0), problems: all.filter(isProblem) };
}
const parseCells = (text: string) => parseCsv(text).records.map(({ cells }) => cells);

describe('CSV', () => {
  it('reads quotes, commas and line breaks inside quotes', () => {
    expect(parseCells('a,"b ""c"", d","e\r\nf"\n1,2,3')).toEqual([
      ['a', 'b "c", d', 'e\r\nf'],
      ['1', '2', '3'],
    ]);
  });

  it.each(['a,b\n1,2\n', 'a,b\r\n1,2\r\n', 'a,b\r1,2', '\uFEFFa,b\n\n1,2\n\n,\n'])(
    'reads %j with any line ending',
    (text) => {
      expect(parseCells(text)).toEqual([
        ['a', 'b'],
        ['1', '2'],
      ]);
    },
  );

  it('reports the first line of each record, also after line breaks inside quotes', () => {
    const { records } = parseCsv('h\r\n"one\r\ntwo"\r\nthree\n\nfour');
    expect(records.map(({ line }) => line)).toEqual([1, 2, 4, 6]);
  });

  it('reports lines with misplaced quotes and reads the others', () => {
    const { records, problems } = parseCsv('a\nb"c\n"d"e\nf\n"never closed');
    expect(records.map(({ cells }) => cells)).toEqual([['a'], ['f']]);
    expect(problems.map(({ line }) => line)).toEqual([2, 3, 5]);
  });

  it.each(['=1+1', '+91', '-5', '@SUM', '\t=1', '\r=1', "'=1", "''=1", '\n=1', ' =1', '＝1+1', "' =1"])(
    'keeps %j from being a formula',
    (text) => {
      const [cell = ''] = parseCells(`"'${text}"`)[0] ?? [];
      expect(cell).toBe(text);
      expect(formatCsv([[text]]).replace(/^\uFEFF"?/, '')).toMatch(/^'/);
    },
  );

  it('reads an apostrophe that guards nothing', () => {
    expect(parseCells("'a,'")).toEqual([["'a", "'"]]);
  });

  it('does not search a whole file for the end of each broken line', () => {
    const { records, problems } = parseCsv(`"never closed\n${'x'.repeat(120_000)}\na`);
    expect(records.map(({ cells }) => cells)).toEqual([['a']]);
    expect(problems.map(({ line, problem }) => `${line}: ${problem}`)).toEqual([
      '1: The line has more than 1,00,000 characters, or an unclosed quotation mark.',
      '2: The line has more than 1,00,000 characters, or an unclosed quotation mark.',
    ]);
  });

  it('does not read millions of empty cells', () => {
    const { records, problems } = parseCsv(`a,b\n${','.repeat(2_000_000)}\nc`);
    expect(records.map(({ cells }) => cells)).toEqual([['a', 'b'], ['c']]);
    expect(problems.map(({ line }) => line)).toEqual([2]);
  });

  it('parses every table that formatCsv writes', () => {
    const odd = fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', ' ', '₹', 'क', 'a', "'", '=', '-') });
    const cell = fc.oneof(fc.string(), odd);
    const row = fc.array(cell, { minLength: 1, maxLength: 5 }).filter((cells) => cells.some((value) => value !== ''));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const { records, problems } = parseCsv(formatCsv(rows));
        expect(problems).toEqual([]);
        expect(records.map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });

  it('never throws or hangs on any input', () => {
    const anything = fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', 'a', '\uFEFF'), maxLength: 200 });
    fc.assert(
      fc.property(anything, (text) => {
        const { records, problems } = parseCsv(text);
        const last = text.split(/\r\n|\r|\n/).length;
        for (const { line } of [...records, ...problems]) expect(line).toBeLessThanOrEqual(last);
      }),
    );
  });
});
