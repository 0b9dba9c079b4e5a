import type { CatalogueFile } from '#contract/catalogue-file.ts';

/** One product, type or picture per line: readable, and a changed field is a changed line. */
export function catalogueJson({ products }: CatalogueFile): string {
  const written = products.map((product) => {
    const { id, title, slug, category, subCategory, orderComment, isFeatured, types, images } = product;
    const own = { id, title, slug, category, subCategory, orderComment, isFeatured };
    const fields = Object.entries(own).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
    const lists = [`"types": ${lines(types)}`, `"images": ${lines(images)}`];
    return `    {\n      ${[...fields, ...lists].join(',\n      ')}\n    }`;
  });
  return `{\n  "products": [\n${written.join(',\n')}\n  ]\n}\n`;
}

const lines = (items: readonly unknown[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => `        ${JSON.stringify(item)}`).join(',\n')}\n      ]`;
