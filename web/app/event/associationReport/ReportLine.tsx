import type { ReportRow } from '@m4u/contract/event/associationReport/schema';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { date } from '../../platform/language/formats.ts';
import { reportPath } from './reportPaths.tsx';
import { reportFigures, periodTitle, ReportStatusTag } from './reportWords.tsx';

/** A report in a list. */
export const ReportLine = ({ report }: { report: ReportRow }) => {
  const filledFigures = reportFigures.filter(({ of }) => report[of] !== null);
  return (
    <li>
      <Link
        to={reportPath(report._id)}
        className="surface flex flex-col gap-1 rounded-lg border border-line p-4 transition hover:bg-sunken"
      >
        <span className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          <span>
            {periodTitle(report.period)} · <span translate="no">{report.group.name}</span>
          </span>
          <ReportStatusTag status={report.status} />
        </span>
        <span lang="" className="font-semibold wrap-anywhere">
          {report.title}
        </span>
        {filledFigures.length > 0 && (
          <span className="text-sm">
            {filledFigures.map(({ of, label, format }) => `${label()}: ${format(report[of] ?? 0)}`).join(' · ')}
          </span>
        )}
        <span className="text-sm text-muted">
          {report.submittedAt
            ? m.association_submitted_on({ date: date(report.submittedAt) })
            : m.association_changed_on({ date: date(report.updatedAt) })}
        </span>
      </Link>
    </li>
  );
};
