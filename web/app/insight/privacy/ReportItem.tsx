import type { Owner } from '@m4u/contract/common';
import type { Report } from '@m4u/contract/insight/privacy';
import Flag from 'lucide-react/icons/flag';
import { Form, href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { reportKindWords, reportReasonWords } from './reportWords.tsx';

/** Text for the outcome of a closed report. */
export const formatOutcome = ({ outcome, handledBy }: Report): string => {
  const name = handledBy?.name ?? '';
  return outcome === 'acted' ? m.report_outcome_acted({ name }) : m.report_outcome_dismissed({ name });
};

/** Staff's screen to lock the owner of a reported page or piece. */
const accountOf = ({ kind, id }: Owner): string =>
  kind === 'member' ? href('/admin/members/:id', { id }) : href('/admin/groups/:id', { id });

export interface ReportItemProps {
  report: Report;
  now: number;
}

/** A report, and the form that closes it. */
export const ReportItem = ({ report, now }: ReportItemProps) => {
  const { _id, target, reason, words, reporter, createdAt, outcome } = report;
  return (
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
        <p className="text-sm font-semibold">{formatOutcome(report)}</p>
      )}
    </article>
  );
};
