import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ImportFormat } from '#contract/desk/products/product-import.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { pictures } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { deskProducts } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createCatalogueRepository } from '../catalogue-repository.ts';
import { fillEmptyCatalogue } from './fill-empty-catalogue.ts';
import { createProductImport } from './product-import.ts';

type File = {
  products: {
    id: string;
    slug: string;
    title: string;
    types: { id: string; title: string }[];
    images: { url: string }[];
  }[];
};
const demo = JSON.parse(readFileSync('catalogue/demo-catalogue.json', 'utf8')) as File;
const [vine, trellis] = demo.products;
const vineId = vine?.id ?? '';
const trellisId = trellis?.id ?? '';
const [matt, vinyl] = vine?.types ?? [];
const UPLOAD = '/pictures/uploads/picture.0123456789abcdef.webp';

let connection: DatabaseConnection;
let files: ReturnType<typeof createProductImport>;
beforeAll(async () => {
  connection = await createTestDatabase();
  const { db } = connection;
  const clock = createTestClock();
  await fillEmptyCatalogue(createCatalogueRepository(db), demo);
  const at = clock.now();
  const measures = { width: 800, height: 1000, dominantColor: '#112233', widths: '360,800' };
  await db.insert(pictures).values({ url: UPLOAD, ...measures, uploadedAt: at, uploadedBy: 'Meera' });
  const row = { version: 1, changedAt: at, changedBy: 'Meera' };
  const formatContent = (title: string, types: readonly { id: string }[] = []) =>
    JSON.stringify({ title, category: 'wallpaper', types });
  const withdrawn = formatContent('Gone', [{ id: HIDDEN_TYPE_ID }]);
  await db.insert(deskProducts).values([
    { ...row, productId: HIDDEN_ID, state: 'hidden', withdrawn },
    { ...row, productId: ARCHIVED_ID, state: 'archived', withdrawn: formatContent('Old') },
    { ...row, productId: DRAFT_ID, state: 'new', draft: formatContent('Soon') },
    { ...row, productId: trellisId, state: 'published', draft: formatContent('Trellis') },
  ]);
  files = createProductImport({ db, clock });
});
afterAll(() => connection.close());

const HIDDEN_ID = '00000000-0000-4000-8000-00000000000a';
const ARCHIVED_ID = '00000000-0000-4000-8000-00000000000b';
const DRAFT_ID = '00000000-0000-4000-8000-00000000000c';
const HIDDEN_TYPE_ID = '00000000-0000-4000-8000-00000000000e';
const NEW_ID = '00000000-0000-4000-8000-00000000000d';

const preview = (text: string, format: ImportFormat = 'csv') => files.preview({ format, text });
const listProblems = async (text: string, format?: ImportFormat) =>
  (await preview(text, format)).problems.map(
    ({ line, title, message }) => `${line ?? '-'}${title && ` ${title}`}: ${message}`,
  );

describe('the preview of a file', () => {
  it.each<ImportFormat>(['csv', 'json'])('changes nothing for an unedited export as %s', async (format) => {
    const text = await files.export({ format, content: 'products' });
    expect(await preview(text, format)).toMatchObject({
      addedCount: 0,
      changedCount: 0,
      unchangedCount: demo.products.length,
      problemCount: 0,
    });
  });

  it.each<ImportFormat>(['csv', 'json'])('adds one product per category for the template as %s', async (format) => {
    const text = await files.export({ format, content: 'template' });
    expect(await preview(text, format)).toMatchObject({ addedCount: 5, changedCount: 0, problems: [] });
  });

  it('names each changed field of what is stored, and keeps what the file does not mention', async () => {
    const text = `id,title,subCategory,typeId,pricePerSqFt\n${vineId.toUpperCase()},New Vine,,${matt?.id},212.50`;
    const { changedCount, products } = await preview(text);
    expect(changedCount).toBe(1);
    expect(products).toEqual([
      {
        id: vineId,
        title: 'New Vine',
        isNew: false,
        hasDraft: false,
        changes: [
          { label: 'Title', from: 'Basant Vine', to: 'New Vine' },
          { label: 'Sub-category', from: 'Bahaara', to: '' },
          { label: 'Type Smooth Matt: rate', from: '₹210', to: '₹212.50' },
        ],
      },
    ]);
  });

  it('finds types by title, adds others, and keeps those that are not mentioned', async () => {
    const text = `id,typeTitle,pricePerSqFt\n${vineId},Eggshell Vinyl,₹ 300\n${vineId},Silk,"1,100"`;
    const { products } = await preview(text);
    expect(products[0]?.changes).toEqual([
      { label: 'Type Eggshell Vinyl: rate', from: '₹255', to: '₹300' },
      { label: 'Type Silk', from: '', to: 'Rate ₹1,100' },
    ]);
  });

  it('adds an uploaded picture, and one of another product', async () => {
    const other = trellis?.images[0]?.url;
    const text = `id,pictureUrl,pictureKind,colorName,altText,inchesWide
${vineId},${UPLOAD},flat,Rose,A rose vine,36.5
${vineId},${other},room,,,`;
    const { products, problems } = await preview(text);
    expect(problems).toEqual([]);
    expect(products[0]?.changes.map(({ label, to }) => `${label} ${to}`)).toEqual([
      expect.stringMatching(/^Picture A rose vine Kind flat, Colour Rose, .*True width 36\.5$/),
      expect.stringMatching(/^Picture .* Kind room/),
    ]);
  });

  it('clears what may be empty and keeps what must have a value', async () => {
    const image = vine?.images[0]?.url;
    const text = `id,title,isFeatured,orderComment,slug,typeId,typeTitle,typeDescription,pricePerSqFt,finish,isWashable,pictureUrl,pictureKind,colorName
${vineId},,,,,${vinyl?.id},,,,,,${image},,`;
    const { products, problems } = await preview(text);
    expect(problems).toEqual([]);
    expect(products[0]?.changes.map(({ label, to }) => `${label}: ${to}`)).toEqual([
      'Description: ',
      'Type Eggshell Vinyl: description: ',
      'Type Eggshell Vinyl: finish: ',
      expect.stringMatching(/^Picture .*: colour: $/),
    ]);
  });

  it('takes lines of one title and category without id for one product', async () => {
    const text = `title,category,typeTitle,pricePerSqFt,finish
Fern,wallpaper,Matt,200,Matt
Fern,Wallpaper,Silk,400,
Fern,curtains,Voile,100,`;
    const { addedCount, problems, lineCount, withoutPictureCount, withoutTypeCount } = await preview(text);
    expect([addedCount, problems, lineCount]).toEqual([2, [], 3]);
    expect([withoutPictureCount, withoutTypeCount]).toEqual([2, 0]);
  });

  it('takes a title and category that the catalogue has for that product', async () => {
    const { addedCount, changedCount } = await preview('title,category,isFeatured\nBasant Vine,wallpaper,no');
    expect([addedCount, changedCount]).toEqual([0, 1]);
  });

  it('gives new products of one title different short names', async () => {
    const text = 'title,category\nFern,wallpaper\nFern,blinds';
    const { products } = await preview(text);
    const names = products.flatMap(({ changes }) => changes.filter(({ label }) => label === 'Short name'));
    expect(names.map(({ to }) => to)).toEqual(['fern', 'fern-2']);
  });

  it('adds a product with an id that the shop does not have, as from another shop', async () => {
    const { products } = await preview(`id,title,category\n${NEW_ID},Fern,wallpaper`);
    expect(products[0]).toMatchObject({ id: NEW_ID, isNew: true });
  });

  it('reports that a product has unpublished changes', async () => {
    const { products } = await preview(`id,isFeatured\n${trellisId},no`);
    expect(products[0]).toMatchObject({ id: trellisId, hasDraft: true });
  });

  it('reads JSON with only some of the fields', async () => {
    const json = {
      products: [
        { id: vineId, title: 'New Vine' },
        { title: 'Fern', category: 'wallpaper' },
      ],
    };
    const { addedCount, changedCount, problems } = await preview(JSON.stringify(json), 'json');
    expect([addedCount, changedCount, problems]).toEqual([1, 1, []]);
  });
});

/** Titles of tests stay short: `x*3` stands for xxx. */
const expand = (text: string) =>
  text.replace('MATT', matt?.id ?? '').replace(/x\*(\d+)/, (_, count) => 'x'.repeat(Number(count)));

describe('problems of a CSV file', () => {
  it.each([
    ['i\0d\0,\0t\0', '1: The file is not UTF-8. In a spreadsheet, choose “CSV UTF-8” when you save it.'],
    ['', '1: The file is empty. Its first line must have the names of the columns.'],
    ['id;title\nx;y', '1: The columns must be separated by commas. Save the file as CSV with commas.'],
    [
      'id,colour,id',
      '1: There is no column ‘colour’. Remove it, or correct its name.',
      '1: The column ‘id’ is there twice.',
    ],
    ['typeTitle\nx', '1: The file needs the column id, or the columns title and category.'],
    ['id,title\nx,y', '2 y: id: ‘x’ is not the id of a product. Leave the cell empty for a new product.'],
    ['id,title\n,y', '2 y: Write the id of the product, or title and category of a new one.'],
    [
      'title,category\ny,rugs',
      '2 y: category: write one of: wallpaper, curtains, blinds, canvas, fabrics, not ‘rugs’.',
    ],
    [`id,title\n${NEW_ID},`, '2: There is no product with this id. Write title and category for a new one.'],
    [
      `id,category\n${vineId},curtains`,
      '2 Basant Vine: category: this product is in wallpaper. It cannot move to curtains.',
    ],
    [`id,isFeatured\n${vineId},maybe`, '2 Basant Vine: isFeatured: write yes or no, not ‘maybe’.'],
    ...['0,100', '1,234.5,6'].map((rate): [string, string] => [
      `id,typeTitle,pricePerSqFt\n${vineId},Silk,"${rate}"`,
      `2 Basant Vine: pricePerSqFt: write rupees such as 240 or 240.50, not ‘${rate}’.`,
    ]),
    [
      `id,typeTitle,pricePerSqFt\n${vineId},Silk,"1,200 Rs"`,
      '2 Basant Vine: pricePerSqFt: write rupees such as 240 or 240.50, not ‘1,200 Rs’.',
    ],
    [
      `id,typeTitle,pricePerSqFt\n${vineId},Silk,0`,
      '2 Basant Vine: Type ‘Silk’, rate per sq.ft.: enter ₹0.01 to ₹1,250, with at most two decimals.',
    ],
    [
      `id,pricePerSqFt\n${vineId},100`,
      '2 Basant Vine: typeTitle: write the title of the type to which these cells belong.',
    ],
    [
      `id,typeId,heading\n${vineId},${'x'},`,
      '2 Basant Vine: typeId: ‘x’ is not the id of a type. Leave the cell empty for a new type.',
    ],
    [
      `id,typeTitle,heading\n${vineId},Smooth Matt,Eyelet`,
      '2 Basant Vine: heading: belongs to curtains, not to wallpaper. Leave it empty.',
    ],
    [
      `id,typeId,typeTitle\n${vineId},${HIDDEN_TYPE_ID},x`,
      `2 Basant Vine: typeId: ${HIDDEN_TYPE_ID} is a type of another product. Leave the cell empty for a new type.`,
    ],
    [
      `id,typeId,typeTitle\n${trellisId},${'MATT'},x`,
      `2 ${trellis?.title}: typeId: MATT is a type of another product. Leave the cell empty for a new type.`,
    ],
    [
      `id,typeTitle\n${vineId},Smooth Matt\n${vineId},Smooth Matt`,
      '3 Basant Vine: This type is on line 2 already. Write each type once.',
    ],
    [
      `id,title\n${vineId},A\n${vineId},B`,
      '3 B: title: differs from line 2, the first of this product. Correct one of them.',
    ],
    [
      `id,title,category\n${vineId},,\n,Basant Vine,wallpaper`,
      `3 Basant Vine: This product is on line 2 already. Write its id, ${vineId}, on all of its lines.`,
    ],
    [
      `id,pictureUrl\n${vineId},/pictures/uploads/other.webp`,
      '2 Basant Vine: pictureUrl: the shop has no picture ‘/pictures/uploads/other.webp’. Upload the picture first.',
    ],
    [
      `id,pictureUrl\n${vineId},https://example.com/a.webp`,
      '2 Basant Vine: pictureUrl: the shop has no picture ‘https://example.com/a.webp’. Upload the picture first.',
    ],
    [
      `id,pictureUrl,colorName\n${vineId},,Rose`,
      '2 Basant Vine: pictureUrl: write the address of the picture to which these cells belong.',
    ],
    [`id,pictureUrl\n${vineId},${UPLOAD}`, '2 Basant Vine: pictureKind: write one of: flat, product, room, detail.'],
    [
      `id,pictureUrl,pictureKind\n${vineId},${UPLOAD},flat`,
      '2 Basant Vine: Picture 12, alternative text: say what the picture shows.',
    ],
    [`id,slug\n${vineId},${trellis?.slug}`, `2 Basant Vine: slug: ‘${trellis?.title}’ has this short name already.`],
    [
      `id,slug\n${vineId},Big Vine`,
      '2 Basant Vine: Short name: use lower-case words joined by hyphens, such as vine-blossom.',
    ],
    [
      'title,category,typeTitle,pricePerSqFt\nArt,canvas,A4,100',
      '2 Art: Type ‘A4’, width: enter',
      '2 Art: Type ‘A4’, height: enter',
    ],
    ['title,category\nArt,canvas', '2 Art: Types: add at least one.'],
    [`id,title\n${HIDDEN_ID},x`, '2 x: This product is hidden. Show it again first.'],
    ['title,category\nOld,wallpaper', '2 Old: This product is archived. Show it again first.'],
    [`id,title\n${DRAFT_ID},x`, '2 x: This product is not published yet. Publish or discard it in the desk first.'],
    [`id,title\n${vineId}`, '2 Basant Vine: The line has 1 cells instead of 2.'],
    [`id,title\n${vineId},"open`, '2: The line has a misplaced or unclosed quotation mark.'],
    [`id,title\n${vineId},a\0b`, '2 a\0b: title: contains a character that cannot be stored. Type the text again.'],
    [`id,title\n${vineId},a\ud800`, '2: The file contains a character that cannot be stored. Type the text again.'],
    [`id,title\n${vineId},x*201`, /Title: at most 200 characters\.$/],
    [`id,title\n${vineId},x*120000`, '2: The line has more than 1,00,000 characters, or an unclosed quotation mark.'],
  ])('%j', async (text, ...expected) => {
    const problems = await listProblems(expand(text));
    for (const [index, problem] of expected.entries()) {
      if (typeof problem !== 'string') expect(problems[index] ?? '').toMatch(problem);
      else expect(problems[index] ?? '').toContain(expand(problem));
    }
    expect(problems.length).toBeLessThanOrEqual(Math.max(expected.length, 1));
  });

  it.each(['\n', ',\n', '"\n', 'a,"b\n'])('do not keep the shop busy with a file full of %j', async (line) => {
    const { problemCount, lineCount } = await preview(`id,title\n${line.repeat(5_000_000)}`);
    expect(problemCount).toBeGreaterThan(0);
    expect(lineCount).toBeLessThanOrEqual(50_000);
  });

  it('name a product with too many types or pictures once', async () => {
    const lines = Array.from({ length: 70 }, (_, index) => `${vineId},Type ${index},/pictures/${index}.webp`);
    const problems = await listProblems(['id,typeTitle,pictureUrl', ...lines].join('\n'));
    for (const noun of ['types', 'pictures']) {
      const found = problems.filter((problem) => problem.endsWith(`A product can have at most 60 ${noun}.`));
      expect(found).toEqual([`2 Basant Vine: A product can have at most 60 ${noun}.`]);
    }
  });

  it('are counted beyond the 500 that are listed', async () => {
    const lines = Array.from({ length: 700 }, () => `${vineId.replace(/^./, 'x')},a`);
    const { problemCount, problems } = await preview(['id,title', ...lines].join('\n'));
    expect([problemCount, problems.length]).toEqual([700, 500]);
  });
});

describe('problems of a JSON file', () => {
  const inProduct = (fields: object) => JSON.stringify({ products: [{ id: vineId, ...fields }] });
  it.each([
    ['{"products":[\n', '2: The file is not valid JSON from here on.'],
    ['[]', '-: The file must look like { "products": [ … ] }.'],
    ['{"products":[1]}', '-: Product 1 of the file: must be an object with fields.'],
    [
      '{"products":[{"id":"x"}]}',
      '-: Product 1 of the file: id: ‘x’ is not the id of a product. Leave it out for a new product.',
    ],
    ['{"products":[{"title":"A"}]}', '- A: Write the id of the product, or title and category of a new one.'],
    [inProduct({ rate: 5 }), '- Basant Vine: there is no field ‘rate’.'],
    [inProduct({ isFeatured: 'yes' }), '- Basant Vine: isFeatured: write true or false, not ‘yes’.'],
    [inProduct({ types: {} }), '- Basant Vine: types: write a list.'],
    [
      inProduct({ types: [{ id: matt?.id, pricePerSqFt: '5' }] }),
      '- Basant Vine: Type 1, pricePerSqFt: write a number without quotes, not ‘5’.',
    ],
    [
      inProduct({ types: [{ id: matt?.id, pricePerSqFt: 1e99 }] }),
      '- Basant Vine: Type ‘Smooth Matt’, rate per sq.ft.: enter',
    ],
    [inProduct({ types: Array(61).fill({ rate: 1 }) }), '- Basant Vine: A product can have at most 60 types.'],
    [inProduct({ images: Array(61).fill({ rate: 1 }) }), '- Basant Vine: A product can have at most 60 pictures.'],
    [
      inProduct({
        images: [
          {
            url: UPLOAD,
            kind: 'flat',
            altText: 'x',
            width: 1,
            height: 1,
            widths: Array(21).fill(360),
            dominantColor: '#000000',
          },
        ],
      }),
      '- Basant Vine: Picture 1, width, height, dominantColor and widths: copy them from an export, or leave them out.',
    ],
    [inProduct({ images: [{ kind: 'flat' }] }), '- Basant Vine: Picture 1, url: write the address of the picture.'],
    [
      inProduct({
        images: [
          { url: '/pictures/../secret', kind: 'flat', width: 1, height: 1, widths: [], dominantColor: '#000000' },
        ],
      }),
      '- Basant Vine: pictureUrl: the shop has no picture',
    ],
    [
      inProduct({ images: [{ url: UPLOAD, kind: 'flat', altText: 'x', width: -1 }] }),
      '- Basant Vine: Picture 1, width, height, dominantColor and widths: copy them from an export, or leave them out.',
    ],
    [
      JSON.stringify({ products: [{ id: vineId }, { id: vineId }] }),
      '- Basant Vine: This product is in the file twice.',
    ],
  ])('%j', async (text, problem) => {
    const problems = await listProblems(text, 'json');
    expect(problems[0] ?? '').toContain(problem);
    expect(problems).toHaveLength(1);
  });

  it('say that there are too many products', async () => {
    const problems = await listProblems(JSON.stringify({ products: Array(50_001).fill(0) }), 'json');
    expect(problems).toEqual(['-: The file has more than 50,000 products. Split it into several.']);
  });

  it.each(['{},', '[],', '['])('refuse a million times %s without parsing it', async (part) => {
    const parse = vi.spyOn(JSON, 'parse');
    const problems = await listProblems(`{"products":[${part.repeat(1_000_001)}`, 'json');
    expect(problems).toEqual(['-: The file has too many types and pictures. Split it into several.']);
    expect(parse.mock.calls.some(([text]) => text.length > 1_000_000)).toBe(false);
    parse.mockRestore();
  });

  it('end the reading when 500 are listed', async () => {
    const products = Array.from({ length: 700 }, (_, index) => ({ id: `x${index}` }));
    expect((await preview(JSON.stringify({ products }), 'json')).problemCount).toBe(500);
  });
});
