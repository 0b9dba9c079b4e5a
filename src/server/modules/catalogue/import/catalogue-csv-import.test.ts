import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogueFile, readCatalogueFile } from '#contract/catalogue-file.ts';
import { formatCatalogueCsv } from './catalogue-csv-export.ts';
import { applyCsv } from './catalogue-csv-import.ts';

const demo = ((): CatalogueFile => {
  const reading = readCatalogueFile(JSON.parse(readFileSync('catalogue/demo-catalogue.json', 'utf8')));
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return reading.value;
})();
const [vine, trellis] = demo.products;
const vineId = vine?.id ?? '';
const [matt, vinyl] = vine?.types ?? [];

const changed = (text: string): CatalogueFile => {
  const outcome = applyCsv(demo, text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};
const problemsOf = (text: string) => {
  const outcome = applyCsv(demo, text);
  return outcome.ok ? [] : outcome.problems.map(({ line, reason }) => `${line}: ${reason}`);
};

describe('a table of products', () => {
  it('changes nothing when it comes back as it went out', () => {
    expect(changed(formatCatalogueCsv(demo))).toEqual(demo);
  });

  it('changes fields, rates and titles of types, and leaves alone what it does not name', () => {
    const text = `id,title,subCategory,isFeatured,orderComment,typeId,typeTitle,pricePerSqFt
${vineId},New Vine,,NO,"Two
lines",${matt?.id},Chalk,212.50
${vineId.toUpperCase()},,,,,${vinyl?.id},Vinyl,260`;
    const [first, ...rest] = changed(text).products;
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

  it('may have fewer columns, in any order', () => {
    const [first] = changed(`pricePerSqFt,typeId,id\r\n99,${matt?.id},${vineId}\r\n`).products;
    expect(first?.types[0]?.pricePerSqFt).toBe(99);
    expect(first?.title).toBe(vine?.title);
  });

  it('reports every bad line with its reason', () => {
    const text = `id,title,isFeatured,typeId,pricePerSqFt
${vineId},,yes,${matt?.id},"1,200"
unknown,Title,no,,
${trellis?.id},Trellis,perhaps,${matt?.id},10
${vineId},Other,no,${matt?.id},10
${trellis?.id},,,,5
${vineId},too,many,cells
,,,,9
${vineId},,,${vinyl?.id},0`;
    expect(problemsOf(text)).toEqual([
      `2: pricePerSqFt must be rupees like 240 or 240.50: 1,200`,
      '2: title must not be empty',
      '3: id names no product of this catalogue: unknown',
      '4: isFeatured must be yes or no: perhaps',
      `4: typeId names no type of this product: ${matt?.id}`,
      "5: title differs from the product's first line",
      "5: isFeatured differs from the product's first line",
      `5: typeId stands on line 2 already: ${matt?.id}`,
      '6: pricePerSqFt needs the typeId that it belongs to',
      '7: has 4 cells instead of 5',
      '8: id must not be empty',
      '9: pricePerSqFt must be above 0',
    ]);
  });

  it.each([
    ['', '1: must name the columns'],
    ['title\nx', '1: must name the column id'],
    ['id,colour\nx,y', '1: names a column that is not known: colour'],
    ['id,id\nx,y', '1: names a column twice: id'],
  ])('must name columns that exist: %j', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it('never stores what the catalogue may not hold, whatever is written in the cells', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom(vineId, matt?.id ?? '', '210', 'yes', ''));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell, cell, cell), { maxLength: 4 }), (rows) => {
        const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\n');
        const outcome = applyCsv(demo, `id,title,isFeatured,typeId,pricePerSqFt\n${text}`);
        if (outcome.ok) expect(readCatalogueFile(outcome.value).ok).toBe(true);
        else expect(outcome.problems.every(({ line, reason }) => line >= 1 && reason !== '')).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
