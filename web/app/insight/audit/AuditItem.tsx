import type { AuditEntry } from '@m4u/contract/insight/audit';
import { href, Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { dateAndTime } from '../../platform/language/formats.ts';
import { Tag } from '../../ui/Tag.tsx';
import { type AuditFilter, auditPath } from './AuditForm.tsx';
import { listDetails, nameTarget } from './auditDetail.tsx';
import { auditActWords, auditTargetWords } from './auditWords.tsx';

/** Path of staff's screen for the target; null when it has none. */
const placeOf = ({ target: { kind, id } }: AuditEntry): string | null => {
  if (kind === 'member') return href('/admin/members/:id', { id });
  if (kind === 'group') return href('/admin/groups/:id', { id });
  return null;
};

export interface AuditItemProps {
  entry: AuditEntry;
  filter: AuditFilter;
}

/** An entry of the log with all its details. */
export const AuditItem = ({ entry, filter }: AuditItemProps) => {
  const { actor, act, target, detail, createdAt } = entry;
  const place = placeOf(entry);
  const name = nameTarget(entry);
  const who = actor.name || m.audit_somebody();
  const { reason = '' } = detail;
  const details = listDetails(entry);
  return (
    <div className="flex flex-col gap-1">
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
    </div>
  );
};

const LinkTo = ({ to, name }: { to: string; name: string }) => (
  <Link to={to} lang="" className="underline underline-offset-4">
    {name}
  </Link>
);
