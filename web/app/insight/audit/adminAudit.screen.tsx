import { audit } from '@m4u/contract/insight/audit';
import Download from 'lucide-react/icons/download';
import ScrollText from 'lucide-react/icons/scroll-text';
import type { Route } from './+types/adminAudit.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { locale } from '../../platform/language/language.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { defineFilter, text } from '../../platform/search/filter.server.ts';
import { findOpened, readRows } from '../../platform/search/table.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsPerPage } from '../../ui/table/TableFoot.tsx';
import { AuditForm, auditPath } from './AuditForm.tsx';
import { AuditItem } from './AuditItem.tsx';
import { AuditTable } from './AuditTable.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** The API reports invalid values at their fields. */
const anyText = text(Infinity);
const readAuditFilter = defineFilter({
  actor: anyText,
  act: anyText,
  kind: anyText,
  target: anyText,
  from: anyText,
  to: anyText,
});

/**
 * The audit log, newest first; the address has the filter, `?cursor=`, and `?open=` for the entry at the side. An invalid filter shows an error at its
 * field. Errors: 403 for non-staff.
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const { filter } = readAuditFilter(searchParams);
  const cursor = searchParams.get('cursor') ?? '';
  const table = apiAddress(audit.csv, {}, { ...filter, lang: locale() });
  const none: Readonly<Record<string, string>> = {};
  const limit = readRows(context, searchParams);
  try {
    const query = { ...filter, cursor, limit } as Parameters<ReturnType<typeof api>['audit']['list']>[0]['query'];
    const { data, nextCursor } = await api(context).audit.list({ query });
    const opened = findOpened(searchParams, data);
    return { filter, cursor, table, limit, entries: data, opened, nextCursor, refused: none };
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (problem?.code !== 'invalid') throw thrown;
    const refused = Object.fromEntries(problem.errors.map(({ field, message }) => [field, message]));
    return { filter, cursor, table, limit, entries: [], opened: undefined, nextCursor: null, refused };
  }
};

export const meta: Route.MetaFunction = () => [{ title: `${m.admin_audit()} · M4U` }];

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  const { filter, cursor, table, limit, entries, opened, nextCursor, refused } = loaderData;
  return (
    <Column kind="list">
      <PageHeader
        title={m.admin_audit()}
        lead={m.audit_lead()}
        actions={
          <LinkButton to={table} reloadDocument variant="secondary" icon={Download}>
            {m.audit_export()}
          </LinkButton>
        }
      />
      <div className="stack">
        <div className="lg:max-w-column">
          <AuditForm filter={filter} refused={refused} />
        </div>
        <ListView
          table={<AuditTable rows={entries} filter={filter} opened={opened} />}
          rows={entries.map((entry) => (
            <li key={entry._id} className="px-4 py-3 sm:px-5">
              <AuditItem entry={entry} filter={filter} />
            </li>
          ))}
          empty={{ icon: ScrollText, title: m.audit_empty() }}
          filtered={
            hasFilter(filter) && { title: m.audit_none(), clear: { to: auditPath({}), label: m.audit_clear() } }
          }
        />
        <nav className="flex flex-wrap items-center gap-2 empty:hidden">
          {cursor !== '' && (
            <LinkButton to={auditPath(filter)} variant="secondary">
              {m.audit_newest()}
            </LinkButton>
          )}
          {nextCursor !== null && (
            <LinkButton to={auditPath({ ...filter, cursor: nextCursor })} variant="secondary">
              {m.audit_older()}
            </LinkButton>
          )}
        </nav>
        {(cursor !== '' || nextCursor !== null) && (
          <div className="hidden text-sm text-muted lg:block">
            <RowsPerPage size={limit} />
          </div>
        )}
      </div>
    </Column>
  );
}
