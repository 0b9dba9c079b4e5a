import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exportProducts, type ImportPreview, importProducts } from '#contract/desk/products/product-import.ts';
import { createStaff } from '#tests/support/desk/desk-samples.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { fakeRequests } from '#tests/support/desk/fake-request.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { formatProblemsCsv } from './format-problems.ts';
import { ImportProducts } from './import-products.tsx';
import { readImportFile } from './read-import-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const createPreview = (changes: Partial<ImportPreview> = {}): { status: number; data: ImportPreview } => ({
  status: 200,
  data: {
    catalogueVersion: 'v1',
    lineCount: 3,
    addedCount: 1,
    changedCount: 2,
    unchangedCount: 4,
    withoutPictureCount: 0,
    withoutTypeCount: 0,
    products: [
      { id: 'p1', title: 'Fern', isNew: true, hasDraft: false, changes: [{ label: 'Title', from: '', to: 'Fern' }] },
      { id: 'p2', title: 'Vine', isNew: false, hasDraft: true, changes: [{ label: 'Rate', from: '₹5', to: '₹6' }] },
    ],
    problemCount: 0,
    problems: [],
    ...changes,
  },
});
const createFile = (content: BlobPart = 'id,title\n1,a\n2,b\n', name = 'products.csv') => new File([content], name);
const chooseFile = (file: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(/Choose a CSV or JSON file/), file);
const IMPORT_LABEL = 'Import 1 new and 2 changed products';

describe('a file to import', () => {
  it('is sent with progress, and its changes are shown before anything is stored', async () => {
    fakeDesk([]);
    const requests = fakeRequests(createPreview());
    renderInDesk(<ImportProducts />);
    await chooseFile(createFile());
    expect(await screen.findByRole('button', { name: IMPORT_LABEL })).toBeDefined();
    expect(requests.sent[0]?.body).toEqual({ format: 'csv', text: 'id,title\n1,a\n2,b\n' });
    expect(screen.getByText('1 new product, 2 changed, 4 unchanged.')).toBeDefined();
    expect(screen.getByText('₹5 → ₹6')).toBeDefined();
    expect(screen.getByText(/The unpublished changes stay/)).toBeDefined();
  });

  it('shows how much of it has arrived, and can be stopped', async () => {
    fakeDesk([]);
    fakeRequests('waiting');
    renderInDesk(<ImportProducts />);
    await chooseFile(createFile());
    const bar = await screen.findByRole('progressbar', { name: 'Sending products.csv…' });
    await vi.waitFor(() => expect((bar as HTMLProgressElement).value).toBe(0.5));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText(/Choose a CSV or JSON file/)).toBeDefined();
  });

  it('can be dropped', async () => {
    fakeDesk([]);
    fakeRequests(createPreview());
    renderInDesk(<ImportProducts />);
    const target = screen.getByText(/Choose a CSV or JSON file/);
    fireEvent.drop(target, { dataTransfer: { files: [createFile()] } });
    expect(await screen.findByRole('button', { name: IMPORT_LABEL })).toBeDefined();
  });

  it('is imported after a confirmation, as it was checked', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([[importProducts, { status: 200, data: { addedCount: 1, changedCount: 2 } }]]);
    fakeRequests(createPreview());
    renderInDesk(<ImportProducts />);
    await chooseFile(createFile());
    await user.click(await screen.findByRole('button', { name: IMPORT_LABEL }));
    expect(desk.findSent(importProducts)).toEqual([]);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Import now' }));
    expect(await screen.findByText('1 new product, 2 changed. The shop shows them now.')).toBeDefined();
    expect(desk.findSent(importProducts)[0]?.body).toMatchObject({ catalogueVersion: 'v1', format: 'csv' });
    expect(screen.getByRole('link', { name: 'See what changed' }).getAttribute('href')).toBe(
      '/desk/products?sort=changed',
    );
  });

  it('lists products that go on sale incomplete', async () => {
    fakeRequests(createPreview({ withoutPictureCount: 12, withoutTypeCount: 1 }));
    renderInDesk(<ImportProducts />);
    await chooseFile(createFile());
    expect(await screen.findByText('12 products go on sale without a picture.')).toBeDefined();
    expect(screen.getByText('1 product goes on sale without a type.')).toBeDefined();
  });

  it('keeps its question open while it is imported', async () => {
    const user = userEvent.setup();
    fakeDesk([[importProducts, new Promise<Response>(() => undefined)]]);
    fakeRequests(createPreview());
    renderInDesk(<ImportProducts />);
    await chooseFile(createFile());
    await user.click(await screen.findByRole('button', { name: IMPORT_LABEL }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Import now' }));
    for (const close of dialog.getAllByRole('button', { name: 'Close' })) await user.click(close);
    expect(dialog.getByText('Importing…')).toBeDefined();
    expect(dialog.getByRole('progressbar', { name: /^Importing 2 lines/ })).toBeDefined();
  });

  it('is checked again when somebody has changed the catalogue meanwhile', async () => {
    const user = userEvent.setup();
    fakeDesk([[importProducts, { status: 409, message: 'Changed.' }]]);
    const requests = fakeRequests(createPreview(), createPreview({ catalogueVersion: 'v2', changedCount: 5 }));
    renderInDesk(<ImportProducts />);
    await chooseFile(createFile());
    await user.click(await screen.findByRole('button', { name: IMPORT_LABEL }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Import now' }));
    expect(await screen.findByRole('button', { name: 'Import 1 new and 5 changed products' })).toBeDefined();
    expect(screen.getByText(/Someone changed the catalogue in the meantime/)).toBeDefined();
    expect(requests.sent).toHaveLength(2);
  });

  it('reports that an import started earlier is still running, and checks again', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([
      [
        importProducts,
        { status: 409, message: "We're still working on this.", data: { isRunning: true } },
        { status: 200, data: { addedCount: 1, changedCount: 2 } },
      ],
    ]);
    const requests = fakeRequests(createPreview());
    renderInDesk(<ImportProducts />);
    await chooseFile(createFile());
    await user.click(await screen.findByRole('button', { name: IMPORT_LABEL }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Import now' }));
    expect(
      await screen.findByText(/^The import is still running\. This page checks on it automatically/),
    ).toBeDefined();
    expect(
      await screen.findByText('1 new product, 2 changed. The shop shows them now.', {}, { timeout: 10_000 }),
    ).toBeDefined();
    expect(requests.sent).toHaveLength(1);
    const [first, second] = desk.findSent(importProducts);
    expect(second?.key).toBe(first?.key);
  });

  it('with problems lists them by line and cannot be imported', async () => {
    fakeDesk([]);
    const problems = [
      { line: 2, title: 'Vine', message: 'pricePerSqFt: write rupees.' },
      { line: null, title: '', message: 'The file is empty.' },
    ];
    fakeRequests(createPreview({ problems, problemCount: 700 }));
    renderInDesk(<ImportProducts />);
    await chooseFile(createFile());
    expect(await screen.findByText('700 problems, so nothing can be imported.')).toBeDefined();
    expect(screen.getByText(/These are the first 2\./)).toBeDefined();
    expect(screen.getByRole('row', { name: '2 Vine pricePerSqFt: write rupees.' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download the problems' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  it('that changes nothing says so', async () => {
    fakeDesk([]);
    fakeRequests(createPreview({ addedCount: 0, changedCount: 0, products: [] }));
    renderInDesk(<ImportProducts />);
    await chooseFile(createFile());
    expect(await screen.findByText('The shop already has everything in this file.')).toBeDefined();
  });

  it('may be checked, but not imported, without the right to publish', async () => {
    fakeDesk([]);
    fakeRequests(createPreview());
    renderInDesk(<ImportProducts />, { staff: createStaff('owner', { permissions: ['catalogue.edit'] }) });
    await chooseFile(createFile());
    expect(await screen.findByText(/Your role can only check files/)).toBeDefined();
  });

  it('keeps the focus in its part of the page from step to step', async () => {
    const user = userEvent.setup();
    fakeDesk([[importProducts, { status: 200, data: { addedCount: 1, changedCount: 2 } }]]);
    fakeRequests(createPreview());
    renderInDesk(<ImportProducts />);
    await chooseFile(createFile());
    const isInPart = (element: HTMLElement) =>
      vi.waitFor(() => expect(document.activeElement).toBe(element.closest('[tabindex="-1"]')));
    await isInPart(await screen.findByRole('button', { name: IMPORT_LABEL }));
    await user.click(screen.getByRole('button', { name: IMPORT_LABEL }));
    await user.click(await screen.findByRole('button', { name: 'Import now' }));
    await isInPart(await screen.findByRole('button', { name: 'Import another file' }));
  });

  it('is not for roles without the catalogue', () => {
    fakeDesk([]);
    renderInDesk(<ImportProducts />, { staff: createStaff('support') });
    expect(screen.getByRole('heading', { name: "Your role doesn't include this" })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows why the check failed', async () => {
    fakeDesk([]);
    fakeRequests('unreachable');
    renderInDesk(<ImportProducts />);
    await chooseFile(createFile());
    expect(await screen.findByText(/can't reach the shop/)).toBeDefined();
  });
});

describe('reading a file', () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x69, 0x00, 0x64, 0x00]);
  it.each([
    ['products.xlsx', 'x', 'Choose a file that ends in .csv or .json. From a spreadsheet, save or export it as CSV.'],
    ['products.csv', '', 'This file is empty.'],
    ['products.csv', utf16, 'The file is not UTF-8. In a spreadsheet, choose “CSV UTF-8” when you save it.'],
    ['products.csv', new Uint8Array(23 * 1024 * 1024), 'This file is larger than 21 MB. Split it into several.'],
  ])('refuses %s with a sentence', async (name, content, message) => {
    expect(await readImportFile(createFile(content, name))).toEqual({ ok: false, message });
  });

  it('drops a byte order mark and counts lines without the header', async () => {
    expect(await readImportFile(createFile('\uFEFFid\r\n1\r\n2\r\n', 'A.CSV'))).toMatchObject({
      ok: true,
      file: { format: 'csv', text: 'id\r\n1\r\n2\r\n', lineCount: 2 },
    });
  });
});

describe('files to download', () => {
  it.each([
    ['Export as CSV', { format: 'csv', content: 'products' }, 'products.csv'],
    ['Template as JSON', { format: 'json', content: 'template' }, 'template.json'],
  ])('%s', async (name, body, fileName) => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const desk = fakeDesk([[exportProducts, { status: 200, data: { text: 'id' } }]]);
    renderInDesk(<ImportProducts />);
    await userEvent.setup().click(screen.getByRole('button', { name }));
    await vi.waitFor(() => expect(desk.findSent(exportProducts)[0]?.body).toEqual(body));
    await vi.waitFor(() => expect(saved).toEqual([fileName]));
  });

  it('have no formulas in the list of problems', () => {
    expect(formatProblemsCsv([{ line: 2, title: '=1+1', message: 'a, "b"' }])).toBe(
      'Line,Product,Problem\r\n2,\'=1+1,"a, ""b"""\r\n',
    );
  });
});
