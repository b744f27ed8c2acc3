import type { OwnDataRequest } from '@m4u/contract/insight/privacy/request';
import { ANSWER_HOURS, type RequestKind } from '@m4u/contract/insight/privacy/request.rules';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/requests.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { metChallenge, readChallenge } from '../../platform/forms/challenge.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { dateAndTime } from '../../platform/language/formats.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { trapName } from '../../platform/forms/Honeypot.tsx';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { RequestForm } from './RequestForm.tsx';
import { formatDueTime, dataRequestKindWords, dataRequestStateWords } from './requestWords.tsx';

const pageSize = 10;
const emptyList = { data: [], total: 0 };

/** Requests about personal data, of members and of visitors (docs/rules/privacy.md#requests). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const page = pageNumber(new URL(request.url).searchParams);
  const isMember = scopeOf(context).page.reader !== null;
  const [own, challenge] = await Promise.all([
    isMember ? api(context).dataRequest.own({ query: { page, limit: pageSize } }) : emptyList,
    isMember ? null : readChallenge(context, 'dataRequest'),
  ]);
  return { own, challenge, page };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await readForm(request);
  const { kind = '', name = '', email = '', words = '', id = '' } = form.values;
  const { dataRequest } = api(context);
  try {
    if (form.intent === 'withdraw') {
      await dataRequest.withdraw({ params: { id } });
      setFlash(context, { kind: 'success', message: m.data_request_withdrawn_done() });
      return redirect(href('/action/privacy/requests'));
    }
    const isVisitor = scopeOf(context).page.reader === null;
    const { data } = await dataRequest.ask({
      body: {
        // The API reports an invalid kind.
        kind: kind as RequestKind,
        words,
        ...(isVisitor && { name, email, challenge: metChallenge(form.values) }),
        website: form.values[trapName] ?? '',
      },
    });
    const message =
      data.dueAt === null
        ? m.data_request_sent_visitor({ email })
        : m.data_request_sent({ at: dateAndTime(data.dueAt) });
    setFlash(context, { kind: 'success', message });
  } catch (thrown) {
    // Staff answered meanwhile; the list shows it.
    if (problemOf(thrown)?.code === 'wrong-state') return redirect(href('/action/privacy/requests'));
    return problemReply(form, thrown);
  }
  return redirect(href('/action/privacy/requests'));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.data_request_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Own = ({ request }: { request: OwnDataRequest }) => {
  const { _id, kind, words, state, createdAt, answer } = request;
  return (
    <Card as="li">
      <article className="stack gap-3">
        <header className="flex flex-wrap items-center gap-2">
          <Tag>{dataRequestKindWords[kind]()}</Tag>
          <span className="font-semibold">{dataRequestStateWords[state]()}</span>
        </header>
        <p className="text-sm text-muted">
          {m.data_request_asked_at({ at: dateAndTime(createdAt) })} · {formatDueTime(request)}
        </p>
        <p lang="" className="whitespace-pre-line wrap-anywhere">
          {words}
        </p>
        {answer !== null && (
          <div className="rounded-md bg-sunken px-4 py-3">
            <h3 className="text-sm text-muted">{m.support_answer_of()}</h3>
            <p lang="" className="whitespace-pre-line wrap-anywhere">
              {answer}
            </p>
          </div>
        )}
        {state === 'open' && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={_id} />
            <SubmitButton name="intent" value="withdraw" variant="secondary">
              {m.data_request_withdraw()}
            </SubmitButton>
          </Form>
        )}
      </article>
    </Card>
  );
};

export default function DataRequests({ loaderData: { own, challenge, page }, actionData }: Route.ComponentProps) {
  return (
    <div className={challenge ? 'mx-auto max-w-column' : 'max-w-column lg:max-w-180'}>
      <PageHeader
        title={m.data_request_title()}
        lead={m.data_request_lead({ hours: ANSWER_HOURS })}
        back={
          challenge ? { to: href('/'), label: m.app_home() } : { to: href('/action/privacy'), label: m.privacy_title() }
        }
      />
      {own.total > 0 && (
        <Section id="own" title={m.data_request_own()}>
          <ul className="stack">
            {own.data.map((each) => (
              <Own key={each._id} request={each} />
            ))}
          </ul>
          <Pagination page={page} total={own.total} size={pageSize} />
        </Section>
      )}
      <Section id="ask" title={m.data_request_new()}>
        <Card>
          {/* The new key empties the form after sending. */}
          <RequestForm key={own.total} challenge={challenge} reply={actionData} />
        </Card>
      </Section>
    </div>
  );
}
