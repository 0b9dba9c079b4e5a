import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogueFile, readCatalogueFile } from '#contract/catalogue-file.ts';
import { applyCsv } from './catalogue-csv-import.ts';
import { formatCatalogueCsv } from './catalogue-csv-lines.ts';

const demo = ((): CatalogueFile => {
  const parsed = readCatalogueFile(JSON.parse(readFileSync('catalogue/demo-catalogue.json', 'utf8')));
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.value;
})();
const [vine, trellis] = demo.products;
const vineId = vine?.id ?? '';
const [matt, vinyl] = vine?.types ?? [];

const applyValidCsv = (text: string): CatalogueFile => {
  const result = applyCsv(demo, text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};
const listProblems = (text: string) => {
  const result = applyCsv(demo, text);
  return result.ok ? [] : result.problems.map(({ line, reason }) => `${line}: ${reason}`);
};

describe('applyCsv', () => {
  it('changes nothing for an unedited export', () => {
    expect(applyValidCsv(formatCatalogueCsv(demo))).toEqual(demo);
  });

  it('changes product fields, type titles and rates, and keeps everything else', () => {
    const text = `id,title,subCategory,isFeatured,orderComment,typeId,typeTitle,pricePerSqFt
${vineId},New Vine,,NO,"Two
lines",${matt?.id},Chalk,212.50
${vineId.toUpperCase()},,,,,${vinyl?.id},Vinyl,260`;
    const [first, ...rest] = applyValidCsv(text).products;
    expect(first).toMatchObject({
      title: 'New Vine',
      subCategory: null,
      isFeatured: false,
      orderComment: 'Two\nlines',
    });
    expect(first?.types.slice(0, 2)).toMatchObject([
      { title: 'Chalk', pricePerSqFt: 212.5 },
      { title: 'Vinyl', pricePerSqFt: 260 },
    ]);
    expect(first?.types.slice(2)).toEqual(vine?.types.slice(2));
    expect(first?.images).toEqual(vine?.images);
    expect(rest).toEqual(demo.products.slice(1));
  });

  it('accepts fewer columns, in any order', () => {
    const [first] = applyValidCsv(`pricePerSqFt,typeId,id\r\n99,${matt?.id},${vineId}\r\n`).products;
    expect(first?.types[0]?.pricePerSqFt).toBe(99);
    expect(first?.title).toBe(vine?.title);
  });

  it('reports every invalid line with its reason', () => {
    const text = `id,title,isFeatured,typeId,pricePerSqFt
${vineId},,yes,${matt?.id},"1,200"
unknown,Title,no,,
${trellis?.id},Trellis,perhaps,${matt?.id},10
${vineId},Other,no,${matt?.id},10
${trellis?.id},,,,5
${vineId},too,many,cells
,,,,9
${vineId},,,${vinyl?.id},0`;
    expect(listProblems(text)).toEqual([
      `2: pricePerSqFt must be rupees like 240 or 240.50: 1,200`,
      '2: title must not be empty',
      '3: id is not a product of this catalogue: unknown',
      '4: isFeatured must be yes or no: perhaps',
      `4: typeId is not a type of this product: ${matt?.id}`,
      "5: title differs from the product's first line",
      "5: isFeatured differs from the product's first line",
      `5: typeId already appears on line 2: ${matt?.id}`,
      '6: pricePerSqFt needs a typeId',
      '7: has 4 cells instead of 5',
      '8: id must not be empty',
      '9: pricePerSqFt must be above 0',
    ]);
  });

  it.each(['\n', '\r\n', '\r'])('counts %j inside quotes as one line in later problems', (lineBreak) => {
    const lines = [
      'id,orderComment,isFeatured',
      `${vineId},"Two`,
      'lines",perhaps',
      `${trellis?.id},,perhaps`,
      `${trellis?.id},"too`,
      'few"',
      'misplaced",,',
    ];
    expect(listProblems(lines.join(lineBreak))).toEqual([
      '2: isFeatured must be yes or no: perhaps',
      '4: isFeatured must be yes or no: perhaps',
      '5: has 2 cells instead of 3',
      '7: has a misplaced or unclosed quotation mark',
    ]);
  });

  it.each([
    ['', '1: must contain the column names'],
    ['title\nx', '1: must have the column id'],
    ['id,colour\nx,y', '1: has an unknown column: colour'],
    ['id,id\nx,y', '1: has a duplicate column: id'],
  ])('rejects the header of %j', (text, problem) => {
    expect(listProblems(text)).toEqual([problem]);
  });

  it('never returns an invalid catalogue, whatever the cells contain', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom(vineId, matt?.id ?? '', '210', 'yes', ''));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell, cell, cell), { maxLength: 4 }), (rows) => {
        const text = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')).join('\n');
        const result = applyCsv(demo, `id,title,isFeatured,typeId,pricePerSqFt\n${text}`);
        if (result.ok) expect(readCatalogueFile(result.value).ok).toBe(true);
        else expect(result.problems.every(({ line, reason }) => line >= 1 && reason !== '')).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
