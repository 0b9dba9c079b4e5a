import type { ContentKey } from '#contract/content/content-keys.ts';
import { contentKinds } from '#contract/content/content-kinds.ts';
import { type DeskContent, revertContent } from '#contract/desk/content.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { BackLink } from '#desk/elements/back-link.tsx';
import { VersionList } from '#desk/elements/history/version-list.tsx';
import { PageHead } from '#desk/elements/page-head.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import {
  readContentConflict,
  useContent,
  useContentHistory,
  useReloadContent,
  useStoreContent,
} from './content-queries.ts';
import { dropUnsavedContent, hasUnsavedContent } from './editor/content-draft.ts';
import { formatVersion } from './format-version.ts';

/** Lists the published versions, each with a button that reverts to it. */
export function ContentHistory({ contentKey }: { contentKey: ContentKey }) {
  const content = useContent(contentKey);
  return (
    <>
      <BackLink to={deskPaths.contentEditor(contentKey)}>Back to the editor</BackLink>
      <PageHead title={`History: ${contentKinds[contentKey].name}`} />
      <QueryView query={content} loading="Loading the history…">
        {(document) => <LoadedHistory document={document} />}
      </QueryView>
    </>
  );
}

function LoadedHistory({ document: { key, version, draft } }: { document: DeskContent }) {
  const history = useContentHistory(key);
  const navigateTo = useNavigateTo();
  const store = useStoreContent();
  const reload = useReloadContent();
  const action = useDeskAction(revertContent, (reverted) => {
    // Unsaved edits belong to the replaced draft.
    dropUnsavedContent(key);
    store(reverted);
    reload();
    navigateTo(deskPaths.contentEditor(key));
  });
  const revert = (entryId: string, onRefused: () => void) => {
    const onError = (error: unknown) => {
      onRefused();
      const current = readContentConflict(error);
      if (!current) return;
      store(current);
      reload();
    };
    action.mutate({ params: { key }, body: { version, entryId } }, { onError });
  };
  return (
    <>
      <ActionError error={action.error} />
      <QueryView query={history} loading="Loading the history…">
        {({ entries }) => (
          <VersionList
            versions={entries.map((entry) => ({
              ...entry,
              title: formatVersion(key, entry.number),
            }))}
            hasDraft={draft !== null || hasUnsavedContent(key)}
            isBusy={action.isPending}
            onRevert={revert}
          />
        )}
      </QueryView>
    </>
  );
}
