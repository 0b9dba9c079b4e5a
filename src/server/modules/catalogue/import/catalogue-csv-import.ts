import { type CatalogueFile, type CatalogueFileProduct, readCatalogueFile } from '#contract/catalogue-file.ts';
import { readCsvLines } from './catalogue-csv-lines.ts';
import type { CsvProblem } from './csv.ts';
import { applyProductLine, applyTypeLine, type ReportingLine, reportDifferingFields } from './csv-line-import.ts';

type CsvImportResult = { ok: true; value: CatalogueFile } | { ok: false; problems: CsvProblem[] };
/** The line on which each product and each type first appears. */
type FirstLines = Map<object, number>;

/**
 * Applies a CSV table to a catalogue: product fields from each product's first line, titles and rates of types from every
 * line. Keeps everything that the table does not mention; never adds or removes a product.
 */
export function applyCsv(file: CatalogueFile, text: string): CsvImportResult {
  const { lines, problems } = readCsvLines(text);
  const changed = structuredClone(file);
  const products = new Map(changed.products.map((product) => [product.id.toLowerCase(), product]));
  const firstLines: FirstLines = new Map();
  for (const { line, getCell } of lines) {
    const report = (reason: string) => void problems.push({ line, reason });
    applyLine({ line, getCell, report }, products, firstLines);
  }
  const parsed = readCatalogueFile(changed);
  if (!parsed.ok) problems.push(...parsed.problems.map((problem) => toCsvProblem(problem, changed, firstLines)));
  if (parsed.ok && problems.length === 0) return parsed;
  return { ok: false, problems: problems.sort((a, b) => a.line - b.line) };
}

function applyLine(
  line: ReportingLine,
  products: ReadonlyMap<string, CatalogueFileProduct>,
  firstLines: FirstLines,
): void {
  const id = line.getCell('id')?.trim().toLowerCase() ?? '';
  const product = products.get(id);
  if (!product) {
    line.report(id === '' ? 'id must not be empty' : `id is not a product of this catalogue: ${id}`);
    return;
  }
  if (firstLines.has(product)) reportDifferingFields(line, product);
  else {
    firstLines.set(product, line.line);
    applyProductLine(line, product);
  }
  applyTypeLine(line, product, firstLines);
}

/** Replaces the JSON path of a schema problem by the CSV line. */
function toCsvProblem(problem: string, file: CatalogueFile, firstLines: FirstLines): CsvProblem {
  const match = /^products\[(\d+)\](?:\.types\[(\d+)\])?\.?(.*)$/s.exec(problem);
  const product = file.products[Number(match?.[1])];
  const type = match?.[2] === undefined ? undefined : product?.types[Number(match[2])];
  const entity = type ?? product;
  return { line: (entity && firstLines.get(entity)) ?? 1, reason: match?.[3] ?? problem };
}
