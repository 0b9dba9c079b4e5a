import type { ImportPreview } from '#contract/desk/products/product-import.ts';
import tableStyles from '#desk/elements/list/list-table.module.css';
import { saveCsv } from '#desk/elements/save-file.ts';
import { Button } from '#ui/actions/button.tsx';
import { formatProblemsCsv } from './format-problems.ts';
import styles from './import-products.module.css';

type ProblemListProps = { preview: Pick<ImportPreview, 'problems' | 'problemCount'> };

/** Lists the problems by line, with a download. */
export const ProblemList = ({ preview: { problems, problemCount } }: ProblemListProps) => (
  <>
    <div className={styles.line}>
      <p>
        Correct {problemCount === 1 ? 'it' : 'them'} in your file and choose it again. Nothing has been saved.
        {problems.length < problemCount && ` These are the first ${problems.length}.`}
      </p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => saveCsv(formatProblemsCsv(problems), 'import-problems.csv')}
      >
        Download the problems
      </Button>
    </div>
    <div className={`${tableStyles.scroller} ${styles.scroller}`}>
      <table className={`${tableStyles.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Product</th>
            <th scope="col">Problem</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, title, message }) => (
            <tr key={`${line} ${title} ${message}`}>
              <td>{line ?? '–'}</td>
              <td>{title || '–'}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);
