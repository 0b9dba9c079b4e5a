import { contentKinds } from '#contract/content/content-kinds.ts';
import type { listContent } from '#contract/desk/content.ts';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { Time } from '#desk/elements/figures.tsx';
import { PageHead } from '#desk/elements/page-head.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './content-list.module.css';
import { useContentList } from './content-queries.ts';
import { formatVersion } from './format-version.ts';

type ContentRow = DeskData<typeof listContent>['documents'][number];

/** Lists the shop's texts that staff can change. */
export function ContentList() {
  const list = useContentList();
  return (
    <>
      <PageHead title="Content" />
      <p className={styles.note}>
        The shop's texts and pictures, apart from its products. Customers see your changes once you publish them.
      </p>
      <QueryView query={list} loading="Loading the content…">
        {({ documents }) => (
          <ul className={styles.list}>
            {documents.map((row) => (
              <li key={row.key} className={styles.row}>
                <h2>
                  <Link to={deskPaths.contentEditor(row.key)}>{contentKinds[row.key].name}</Link>
                </h2>
                <ContentState row={row} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}

const ContentState = ({ row }: { row: ContentRow }) => (
  <p className={styles.state}>
    <span>
      {formatVersion(row.key, row.publishedNumber)}
      {row.publishedAt && (
        <>
          , published <Time at={row.publishedAt} />
        </>
      )}
    </span>
    {row.hasDraft && <Badge>Unpublished changes</Badge>}
    {row.hiddenCount > 0 && (
      <span className={styles.hidden}>
        <Icon name="alert" size={18} />
        {row.hiddenCount === 1 ? '1 entry is not shown' : `${row.hiddenCount} entries are not shown`}
      </span>
    )}
  </p>
);
