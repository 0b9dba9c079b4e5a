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
  /** What customers read about it. */
  readonly note?: string | null;
  /** Against the version before it. */
  readonly changes: readonly ProductChange[];
};

type VersionListProps = {
  /** Newest first. */
  versions: readonly Version[];
  /** Whether unpublished changes would be lost. */
  hasDraft: boolean;
  isBusy: boolean;
  /** `onRefused` closes the question. */
  onRevert: (id: string, onRefused: () => void) => void;
};

/** Who published what, and the way back to it. */
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
              <p className={styles.note}>{index === versions.length - 1 ? 'First version' : 'No change of content'}</p>
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
      <p className={styles.note}>Going back makes the version your draft. The shop changes when you publish it.</p>
    </>
  );
}
