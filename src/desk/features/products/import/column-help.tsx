import styles from './import-products.module.css';

const RULES = [
  ['id', 'The product to change, from an export. Empty: the product of this title and category, or a new one.'],
  ['typeId', 'The type to change, from an export. Empty: the type of this title, or a new one.'],
  ['pictureUrl', 'A picture of the shop. Upload new pictures in the editor first; size and colour are known then.'],
  ['orderComment', 'The description of the product.'],
  ['category', 'wallpaper, curtains, blinds, canvas or fabrics. A product keeps its category.'],
  ['pricePerSqFt', 'Rupees such as 240, 240.50 or ₹1,100.'],
  ['isFeatured, isWashable, hasMirrorEdges', 'yes or no.'],
  ['width, height, inchesWide, repeatInches', 'Inches such as 54 or 54.5.'],
] as const;

/** Explains the columns of an import file. */
export const ColumnHelp = () => (
  <details className={styles.help}>
    <summary>How to fill in a file</summary>
    <p>
      Each line has one type, one picture, or both, of a product. The first line of a product has its own fields;
      further lines may leave them empty.
    </p>
    <p>
      A file adds and changes. Anything it doesn't mention stays: an import never removes a product, a type or a
      picture, and a column that is missing changes nothing.
    </p>
    <p>
      An empty cell removes an optional value, such as its sub-category, description, finish or the name of a colour.
      Everything that needs a value (title, rate, size, yes or no, short name, kind of picture) stays as it is.
    </p>
    <dl className={styles.changes}>
      {RULES.map(([column, text]) => (
        <div key={column}>
          <dt>{column}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </details>
);
