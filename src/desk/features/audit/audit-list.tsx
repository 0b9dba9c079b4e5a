import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { exportAudit, listAudit } from '#contract/desk/audit.ts';
import { callDesk } from '#desk/api/desk-client.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { queryKeys } from '#desk/api/query-keys.ts';
import { ExportButton } from '#desk/elements/list/export-button.tsx';
import { ListResult, ListTools } from '#desk/elements/list/list-layout.tsx';
import { ListRows } from '#desk/elements/list/list-rows.tsx';
import { PageHead } from '#desk/elements/page-head.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { getDayError } from '#domain/reports/report-period.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { type AuditView, buildAuditAddress, readAuditView, toAuditFilter } from './audit-address.ts';
import { AUDIT_COLUMNS, showAuditCard } from './audit-entry.tsx';
import { AuditFilters } from './audit-filters.tsx';

/** The audit log, newest first. Nobody can change its entries. */
export function AuditList() {
  const view = readAuditView(useLocation());
  const navigateTo = useNavigateTo();
  // A date field passes through such days while someone types the year.
  const dayError = [view.from, view.to].flatMap((day) => (day === null ? [] : (getDayError(day) ?? [])))[0];
  const log = useQuery({
    queryKey: queryKeys.audit(view),
    queryFn: () => callDesk(listAudit, { body: view }),
    enabled: dayError === undefined,
    placeholderData: keepPreviousData,
    // Staff mostly look for recent entries.
    staleTime: 0,
  });
  /** A changed filter starts from the newest entry. */
  const change = (part: Partial<AuditView>) => navigateTo(buildAuditAddress({ ...view, beforeSeq: null, ...part }));
  return (
    <>
      <PageHead
        title="Audit log"
        actions={
          <ExportButton
            // Its error belongs to one view.
            key={buildAuditAddress({ ...view, beforeSeq: null })}
            load={() => callDesk(exportAudit, { body: toAuditFilter(view) })}
            fileName="audit-log.csv"
            noun="entries"
          />
        }
      />
      <ListTools>
        <AuditFilters view={view} onChange={change} />
      </ListTools>
      {dayError === undefined ? (
        <QueryView query={log} loading="Loading the audit log…">
          {({ entries, nextBeforeSeq }) => (
            <ListResult
              isStale={log.isPlaceholderData}
              pagesLabel="Pages of the audit log"
              firstPage={view.beforeSeq === null ? undefined : buildAuditAddress({ ...view, beforeSeq: null })}
              nextPage={nextBeforeSeq === null ? undefined : buildAuditAddress({ ...view, beforeSeq: nextBeforeSeq })}
            >
              {entries.length === 0 ? (
                <NoEntries isFiltered={buildAuditAddress(view) !== deskPaths.audit} />
              ) : (
                <ListRows
                  rows={entries}
                  getKey={({ seq }) => String(seq)}
                  columns={AUDIT_COLUMNS}
                  card={showAuditCard}
                />
              )}
            </ListResult>
          )}
        </QueryView>
      ) : (
        <StatusMessage title="Check the dates" text={dayError} />
      )}
    </>
  );
}

const NoEntries = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <StatusMessage
      title="No entries match"
      action={
        <ButtonLink variant="secondary" size="small" to={deskPaths.audit}>
          Clear the filters
        </ButtonLink>
      }
    />
  ) : (
    <StatusMessage title="No entries yet" />
  );
