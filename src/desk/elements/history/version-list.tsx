import { useState } from 'react';
import type { ProductChange } from '#contract/desk/products/product-changes.ts';
import { Time } from '#desk/elements/figures.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ChangeTable } from '../changes/change-table.tsx';
import { ReplaceDraftDialog } from './replace-draft-dialog.tsx';
import styles from './version-list.module.css';

type Version = {
  readonly id: string;
  /** Such as 'Published'. */
  readonly title: string;
  /** Null if nobody published it: it ships with the shop. */
  readonly at: string | null;
  readonly by: string | null;
  /** The note that customers read. */
  readonly note?: string | null;
  /** Differences from the version before it. */
  readonly changes: readonly ProductChange[];
};

type VersionListProps = {
  /** Newest first. */
  versions: readonly Version[];
  /** Reverting would overwrite unpublished changes. */
  hasDraft: boolean;
  isBusy: boolean;
  /** Call `onRefused` to close the question. */
  onRevert: (id: string, onRefused: () => void) => void;
};

/** Lists the published versions, each with a button that reverts to it. */
export function VersionList({ versions, hasDraft, isBusy, onRevert }: VersionListProps) {
  const [asked, setAsked] = useState<Version>();
  const revert = ({ id }: Version) => onRevert(id, () => setAsked(undefined));
  return (
    <>
      <ol className={styles.entries}>
        {versions.map((version, index) => (
          <li key={version.id} className={styles.entry}>
            <div className={styles.head}>
              <div>
                <h2>{version.title}</h2>
                {version.at !== null && (
                  <p>
                    {version.by}, <Time at={version.at} />
                  </p>
                )}
              </div>
              {index === 0 ? (
                <p className={styles.note}>Latest version</p>
              ) : (
                <Button
                  variant="secondary"
                  size="small"
                  isBusy={isBusy}
                  busyLabel="Going back…"
                  onClick={() => (hasDraft ? setAsked(version) : revert(version))}
                >
                  Go back to this version
                </Button>
              )}
            </div>
            {version.note && <p>What changed, for customers: {version.note}</p>}
            {version.changes.length > 0 ? (
              <ChangeTable changes={version.changes} fromLabel="Before" toLabel="After" />
            ) : (
              <p className={styles.note}>{index === versions.length - 1 ? 'First version' : 'Content unchanged'}</p>
            )}
          </li>
        ))}
      </ol>
      {asked && (
        <ReplaceDraftDialog
          at={asked.at}
          isBusy={isBusy}
          onClose={() => setAsked(undefined)}
          onConfirm={() => revert(asked)}
        />
      )}
      <p className={styles.note}>The version becomes your draft. The shop changes only when you publish it.</p>
    </>
  );
}
