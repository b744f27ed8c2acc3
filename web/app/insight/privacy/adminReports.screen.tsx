import { REPORT_SORTS } from '@m4u/contract/insight/privacy';
import Flag from 'lucide-react/icons/flag';
import { redirect } from 'react-router';
import type { Route } from './+types/adminReports.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { changeChosen } from '../../platform/forms/chosen.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { number } from '../../platform/language/formats.ts';
import { defineFilter, id } from '../../platform/search/filter.server.ts';
import { findOpened, findSorting, readRows, requirePage } from '../../platform/search/table.server.ts';
import { afterAnswer } from '../../platform/administration/queue.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { AdminList } from '../../platform/administration/AdminList.tsx';
import { Card } from '../../ui/Card.tsx';
import { ReportItem } from './ReportItem.tsx';
import { ReportTable } from './ReportTable.tsx';

const readReportFilter = defineFilter({ id });

/** Reports for the platform’s staff, open ones first (docs/rules/privacy.md#reports); `?open=` has one at the side. Errors: 403. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.report_list_purpose());
  const { searchParams } = new URL(request.url);
  const { page, filter } = readReportFilter(searchParams);
  const limit = readRows(context, searchParams);
  const sorted = findSorting(searchParams, REPORT_SORTS);
  const query = { page, limit, ...sorted, id: filter.id || undefined };
  const reports = await api(context).privacy.listReports({ query });
  requirePage(context, { rows: reports.data, total: reports.total, limit });
  const opened = findOpened(searchParams, reports.data);
  return { ...reports, page, limit, sorted, opened, isOne: filter.id !== '', now: Date.now() };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.report_list_purpose());
  const form = await readForm(request);
  const { values, intent } = form;
  const { handleReport } = api(context).privacy;
  const { pathname, search } = scopeOf(context).visit.url;
  if (intent === 'dismiss-chosen') {
    await changeChosen(context, form, (each) => handleReport({ params: { id: each }, body: { outcome: 'dismissed' } }));
    return redirect(pathname + search);
  }
  try {
    await handleReport({
      params: { id: values['id'] ?? '' },
      body: { outcome: intent === 'acted' ? 'acted' : 'dismissed' },
    });
    setFlash(context, { kind: 'success', message: m.report_handled() });
  } catch (thrown) {
    if (problemOf(thrown)?.code !== 'wrong-state') throw thrown;
    setFlash(context, { kind: 'info', message: m.report_closed_already() });
  }
  throw redirect((await afterAnswer(context, values['id'] ?? '')) ?? pathname + search);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.report_list()} · M4U` }];

export const handle = { ownSearch: true };

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { data, total, totalOpen, page, limit, sorted, opened, isOne, now } = loaderData;
  return (
    <AdminList
      title={m.report_list()}
      lead={m.report_list_lead({ total: number(totalOpen) })}
      page={page}
      total={total}
      size={limit}
      isOne={isOne}
      table={
        <ReportTable
          rows={data}
          {...(sorted && { sorted })}
          foot={{ page, total, size: limit }}
          opened={opened && { report: opened, now }}
          now={now}
        />
      }
      rows={data.map((report) => (
        <Card as="li" key={report._id}>
          <ReportItem report={report} now={now} />
        </Card>
      ))}
      empty={{ icon: Flag, title: m.report_list_empty() }}
    />
  );
}
