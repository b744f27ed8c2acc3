import { audit, type AuditEntry } from '@m4u/contract/insight/audit';
import Download from 'lucide-react/icons/download';
import ScrollText from 'lucide-react/icons/scroll-text';
import { href, Link } from 'react-router';
import type { Route } from './+types/adminAudit.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { dateAndTime } from '../../platform/language/formats.ts';
import { locale } from '../../platform/language/language.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { defineFilter, text } from '../../platform/search/filter.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { type AuditFilter, AuditForm, auditPath } from './AuditForm.tsx';
import { listDetails } from './auditDetail.tsx';
import { auditActWords, auditTargetWords } from './auditWords.tsx';

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

/** Entries per page. */
const pageSize = 50;

/**
 * The audit log, newest first; the address has the filter and `?cursor=`. An invalid filter shows an error at its
 * field. Errors: 403 for non-staff.
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const { filter } = readAuditFilter(searchParams);
  const cursor = searchParams.get('cursor') ?? '';
  const table = apiAddress(audit.csv, {}, { ...filter, lang: locale() });
  const none: Readonly<Record<string, string>> = {};
  try {
    const query = { ...filter, cursor, limit: pageSize } as Parameters<
      ReturnType<typeof api>['audit']['list']
    >[0]['query'];
    const { data, nextCursor } = await api(context).audit.list({ query });
    return { filter, cursor, table, entries: data, nextCursor, refused: none };
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (problem?.code !== 'invalid') throw thrown;
    const refused = Object.fromEntries(problem.errors.map(({ field, message }) => [field, message]));
    return { filter, cursor, table, entries: [], nextCursor: null, refused };
  }
};

export const meta: Route.MetaFunction = () => [{ title: `${m.admin_audit()} · M4U` }];

/** Path of staff's screen for the target; null when it has none. */
const placeOf = ({ target: { kind, id } }: AuditEntry): string | null => {
  if (kind === 'member') return href('/admin/members/:id', { id });
  if (kind === 'group') return href('/admin/groups/:id', { id });
  return null;
};

const Entry = ({ entry, filter }: { entry: AuditEntry; filter: AuditFilter }) => {
  const { actor, act, target, detail, createdAt } = entry;
  const place = placeOf(entry);
  const name = target.name || m.audit_unnamed();
  const who = actor.name || m.audit_somebody();
  const { reason = '' } = detail;
  const details = listDetails(entry);
  return (
    <li className="flex flex-col gap-1 px-4 py-3 sm:px-5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{auditActWords[act]()}</span>
        <span className="wrap-anywhere">
          {place === null ? <span lang="">{name}</span> : <LinkTo to={place} name={name} />}
        </span>
        <Tag>{auditTargetWords[target.kind]()}</Tag>
      </p>
      {reason !== '' && (
        <p lang="" className="whitespace-pre-line wrap-anywhere">
          {m.audit_reason({ text: reason })}
        </p>
      )}
      {details.length > 0 && (
        <p lang="" className="text-sm wrap-anywhere text-muted">
          {details.join(' · ')}
        </p>
      )}
      <p className="text-sm text-muted">
        <Link
          to={auditPath({ ...filter, actor: actor._id })}
          lang={actor.name ? '' : undefined}
          className="underline underline-offset-4"
        >
          {who}
        </Link>
        {' · '}
        <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
        {filter.target === '' && (
          <>
            {' · '}
            <Link to={auditPath({ ...filter, target: target.id })} className="underline underline-offset-4">
              {m.audit_on_same()}
            </Link>
          </>
        )}
      </p>
    </li>
  );
};

const LinkTo = ({ to, name }: { to: string; name: string }) => (
  <Link to={to} lang="" className="underline underline-offset-4">
    {name}
  </Link>
);

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  const { filter, cursor, table, entries, nextCursor, refused } = loaderData;
  return (
    <div className="max-w-column lg:max-w-180">
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
        <AuditForm filter={filter} refused={refused} />
        {entries.length === 0 ? (
          <EmptyState icon={ScrollText} title={hasFilter(filter) ? m.audit_none() : m.audit_empty()} />
        ) : (
          <Card padded={false}>
            <ol className="divide-y divide-line">
              {entries.map((entry) => (
                <Entry key={entry._id} entry={entry} filter={filter} />
              ))}
            </ol>
          </Card>
        )}
        <nav className="flex flex-wrap gap-2 empty:hidden">
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
      </div>
    </div>
  );
}
