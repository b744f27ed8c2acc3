import { PAGE_SIZE } from '@m4u/contract/common';
import type { Owner } from '@m4u/contract/common';
import type { Report } from '@m4u/contract/insight/privacy';
import Flag from 'lucide-react/icons/flag';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/adminReports.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { number } from '../../platform/language/formats.ts';
import { defineFilter, id } from '../../platform/search/filter.server.ts';
import { afterAnswer } from '../../platform/administration/queue.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { AdminList } from '../../platform/administration/AdminList.tsx';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { reportKindWords, reportReasonWords } from './reportWords.tsx';

const readReportFilter = defineFilter({ id });

/** Reports for the platform’s staff, open ones first (docs/rules/privacy.md#reports). Errors: 403 for others. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.report_list_purpose());
  const { page, filter } = readReportFilter(new URL(request.url).searchParams);
  const query = { page, limit: PAGE_SIZE, id: filter.id || undefined };
  const reports = await api(context).privacy.listReports({ query });
  return { ...reports, page, isOne: filter.id !== '', now: Date.now() };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.report_list_purpose());
  const { values, intent } = await readForm(request);
  try {
    await api(context).privacy.handleReport({
      params: { id: values['id'] ?? '' },
      body: { outcome: intent === 'acted' ? 'acted' : 'dismissed' },
    });
    setFlash(context, { kind: 'success', message: m.report_handled() });
  } catch (thrown) {
    if (problemOf(thrown)?.code !== 'wrong-state') throw thrown;
    setFlash(context, { kind: 'info', message: m.report_closed_already() });
  }
  const { pathname, search } = scopeOf(context).visit.url;
  throw redirect((await afterAnswer(context, values['id'] ?? '')) ?? pathname + search);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.report_list()} · M4U` }];

/** Text for the outcome of a report. */
const outcomeOf = ({ outcome, handledBy }: Report): string => {
  const name = handledBy?.name ?? '';
  return outcome === 'acted' ? m.report_outcome_acted({ name }) : m.report_outcome_dismissed({ name });
};

/** Staff's screen to lock the owner of a reported page or piece. */
const accountOf = ({ kind, id }: Owner): string =>
  kind === 'member' ? href('/admin/members/:id', { id }) : href('/admin/groups/:id', { id });

const Item = ({ report, now }: { report: Report; now: number }) => {
  const { _id, target, reason, words, reporter, createdAt, outcome } = report;
  return (
    <Card as="li">
      <article className="stack gap-3">
        <header className="flex flex-wrap items-center gap-2">
          <Tag>{reportKindWords[target.kind]()}</Tag>
          <Tag icon={Flag}>{reportReasonWords[reason]()}</Tag>
        </header>
        <h2 lang="" className="text-lg wrap-anywhere">
          {target.path === null ? (
            <span lang={undefined}>{target.name || m.report_gone()}</span>
          ) : (
            <TextLink to={target.path}>{target.name}</TextLink>
          )}
        </h2>
        {target.text !== '' && (
          <blockquote lang="" className="border-l-3 border-line pl-3 whitespace-pre-line wrap-anywhere">
            {target.text}
          </blockquote>
        )}
        {words !== '' && (
          <p lang="" className="whitespace-pre-line wrap-anywhere">
            {words}
          </p>
        )}
        <p className="text-sm text-muted">
          {reporter ? m.report_by({ name: reporter.name }) : m.report_by_recipient()} ·{' '}
          <RelativeTime time={createdAt} now={now} />
        </p>
        {outcome === null ? (
          <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
            <input type="hidden" name="id" value={_id} />
            <SubmitButton name="intent" value="acted">
              {m.report_act()}
            </SubmitButton>
            <SubmitButton name="intent" value="dismissed" variant="secondary">
              {m.report_dismiss()}
            </SubmitButton>
            {target.owner && (
              <LinkButton to={accountOf(target.owner)} variant="quiet">
                {target.owner.kind === 'member' ? m.report_see_member() : m.report_see_group()}
              </LinkButton>
            )}
          </Form>
        ) : (
          <p className="text-sm font-semibold">{outcomeOf(report)}</p>
        )}
      </article>
    </Card>
  );
};

export default function Reports({ loaderData: { data, total, totalOpen, page, isOne, now } }: Route.ComponentProps) {
  return (
    <AdminList
      title={m.report_list()}
      lead={m.report_list_lead({ total: number(totalOpen) })}
      page={page}
      total={total}
      isOne={isOne}
      rows={data.map((report) => (
        <Item key={report._id} report={report} now={now} />
      ))}
      empty={{ icon: Flag, title: m.report_list_empty() }}
    />
  );
}
