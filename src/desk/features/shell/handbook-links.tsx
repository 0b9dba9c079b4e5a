import { useLocation } from 'react-router';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { HANDBOOK_CHAPTERS } from '#desk/elements/handbook/handbook.ts';
import { Link } from '#ui/actions/link.tsx';
import styles from './help-dialog.module.css';
import { isCurrentEntry, NAVIGATION } from './navigation-entries.ts';

/** Links to the handbook's tasks by chapter; the chapters about the current page are open. */
export default function HandbookLinks({ onFollow }: { onFollow: () => void }) {
  const { pathname } = useLocation();
  const page = NAVIGATION.find((entry) => isCurrentEntry(entry, pathname));
  const chapters = page?.chapters ?? [page?.label];
  return (
    <>
      {HANDBOOK_CHAPTERS.map(({ text, id, tasks }) => (
        <details key={id} open={chapters.includes(text)} className={styles.chapter}>
          <summary>{text}</summary>
          <ul className={styles.tasks}>
            {tasks.map((task) => (
              <li key={task.id}>
                <Link to={deskPaths.handbookPart(task.id)} onClick={onFollow}>
                  {task.text}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <Link to={deskPaths.handbook} onClick={onFollow}>
        The whole handbook
      </Link>
    </>
  );
}
