import { type CatalogueFile, type CatalogueFileProduct, readCatalogueFile } from '#contract/catalogue-file.ts';
import { readCsvLines } from './catalogue-csv-lines.ts';
import type { CsvProblem } from './csv.ts';
import { applyProductLine, applyTypeLine, type ReportingLine, reportDifferingFields } from './csv-line-import.ts';

type CsvImportResult = { ok: true; value: CatalogueFile } | { ok: false; problems: CsvProblem[] };
/** On which line a product or a type was named first. */
type FirstLines = Map<object, number>;

/**
 * A catalogue with the changes of a table: fields of products on the first line of each, titles and rates of types.
 * What the table does not name stays as it is; it neither adds nor removes a product.
 */
export function applyCsv(file: CatalogueFile, text: string): CsvImportResult {
  const { lines, problems } = readCsvLines(text);
  const changed = structuredClone(file);
  const products = new Map(changed.products.map((product) => [product.id.toLowerCase(), product]));
  const firstLines: FirstLines = new Map();
  for (const { line, cell } of lines) {
    const report = (reason: string) => void problems.push({ line, reason });
    applyLine({ line, cell, report }, products, firstLines);
  }
  const reading = readCatalogueFile(changed);
  if (!reading.ok) problems.push(...reading.problems.map((problem) => toCsvProblem(problem, changed, firstLines)));
  if (reading.ok && problems.length === 0) return reading;
  return { ok: false, problems: problems.sort((a, b) => a.line - b.line) };
}

function applyLine(line: ReportingLine, products: ReadonlyMap<string, CatalogueFileProduct>, first: FirstLines): void {
  const id = line.cell('id')?.trim().toLowerCase() ?? '';
  const product = products.get(id);
  if (!product) {
    line.report(id === '' ? 'id must not be empty' : `id names no product of this catalogue: ${id}`);
    return;
  }
  if (first.has(product)) reportDifferingFields(line, product);
  else {
    first.set(product, line.line);
    applyProductLine(line, product);
  }
  applyTypeLine(line, product, first);
}

/** What the schema refuses, told by line instead of by place. */
function toCsvProblem(problem: string, file: CatalogueFile, first: FirstLines): CsvProblem {
  const place = /^products\[(\d+)\](?:\.types\[(\d+)\])?\.?(.*)$/s.exec(problem);
  const product = file.products[Number(place?.[1])];
  const type = place?.[2] === undefined ? undefined : product?.types[Number(place[2])];
  const named = type ?? product;
  return { line: (named && first.get(named)) ?? 1, reason: place?.[3] ?? problem };
}
