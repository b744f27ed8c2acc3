import type { GroupFigures } from '@m4u/contract/event/associationReport/schema';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { reportPath } from './reportPaths.tsx';
import { reportFigures } from './reportWords.tsx';

/** Figures of each group for the period: highest revenue first, groups without a report last. */
export const GroupList = ({ groups }: { groups: readonly GroupFigures[] }) =>
  groups.length === 0 ? (
    <p className="text-muted">{m.association_no_groups()}</p>
  ) : (
    <Card padded={false}>
      <ol className="divide-y divide-line">
        {groups.map(({ group, report }) => (
          <li key={group._id} className="flex flex-col gap-1 px-4 py-3 lg:grid lg:grid-cols-[1fr_2fr] lg:gap-4">
            <span translate="no" className="font-semibold wrap-anywhere">
              {report ? <TextLink to={reportPath(report._id)}>{group.name}</TextLink> : group.name}
            </span>
            {report ? (
              <dl className="grid fit-2 gap-x-4 gap-y-1 sm:grid-cols-4">
                {reportFigures.map(({ of, label, format }) => (
                  <div key={of} className="min-w-0">
                    <dt className="text-sm text-muted">{label()}</dt>
                    <dd className="wrap-anywhere">{format(report[of])}</dd>
                  </div>
                ))}
              </dl>
            ) : (
              <span className="text-muted">{m.association_not_reported()}</span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
