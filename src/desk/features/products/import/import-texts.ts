export type ImportCounts = { readonly addedCount: number; readonly changedCount: number };

const format = (count: number): string => count.toLocaleString('en-IN');

/** 'Import 12 new and 30 changed products' */
export function formatImportLabel({ addedCount, changedCount }: ImportCounts): string {
  const parts = [addedCount > 0 && `${format(addedCount)} new`, changedCount > 0 && `${format(changedCount)} changed`];
  const noun = (changedCount || addedCount) === 1 ? 'product' : 'products';
  return `Import ${parts.filter(Boolean).join(' and ')} ${noun}`;
}

/** '12 new products, 30 changed' */
export const formatCounts = ({ addedCount, changedCount }: ImportCounts): string =>
  `${format(addedCount)} new ${addedCount === 1 ? 'product' : 'products'}, ${format(changedCount)} changed`;
