import type { CatalogueFile } from '#contract/catalogue-file.ts';

/** Writes one field, type or picture per line, for readable diffs. */
export function formatCatalogueJson({ products }: CatalogueFile): string {
  const formattedProducts = products.map((product) => {
    const { id, title, slug, category, subCategory, orderComment, isFeatured, types, images } = product;
    const fieldValues = { id, title, slug, category, subCategory, orderComment, isFeatured };
    const fields = Object.entries(fieldValues).map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    );
    const lists = [`"types": ${formatList(types)}`, `"images": ${formatList(images)}`];
    return `    {\n      ${[...fields, ...lists].join(',\n      ')}\n    }`;
  });
  return `{\n  "products": [\n${formattedProducts.join(',\n')}\n  ]\n}\n`;
}

const formatList = (items: readonly unknown[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => `        ${JSON.stringify(item)}`).join(',\n')}\n      ]`;
