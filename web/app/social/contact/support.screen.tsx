import type { OwnSupport } from '@m4u/contract/social/contact/support';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { href, redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/support.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { metChallenge, readChallenge } from '../../platform/forms/challenge.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues } from '../../platform/forms/form.server.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { trapName } from '../../platform/forms/Honeypot.tsx';
import { useBackLink } from '../../platform/session/useBackLink.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { supportFields, SupportForm } from './SupportForm.tsx';
import { findQuestions, type SupportQuestion } from './supportQuestions.server.ts';
import { supportStatusWords, supportTopicWords } from './supportWords.tsx';

const pageSize = 10;
const emptyList = { data: [], total: 0 };

const readOwnMessages = async (context: Readonly<RouterContextProvider>, page: number) =>
  scopeOf(context).page.reader ? api(context).contact.ownSupport({ query: { page, limit: pageSize } }) : emptyList;

/** Help: frequent questions, a form for a message to support, and for members their messages with answers. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get('q') ?? '').trim().slice(0, 100);
  const page = pageNumber(searchParams);
  const { reader } = scopeOf(context).page;
  const [own, challenge] = await Promise.all([
    readOwnMessages(context, page),
    reader ? null : readChallenge(context, 'support'),
  ]);
  return {
    query,
    page,
    own,
    challenge,
    reader: reader?.name ?? null,
    questions: findQuestions(query),
    now: Date.now(),
  };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await readForm(request);
  const { reader } = scopeOf(context).page;
  try {
    await api(context).contact.writeSupport({
      body: {
        ...readValues(supportFields, form),
        website: form.values[trapName] ?? '',
        ...(reader === null && { challenge: metChallenge(form.values) }),
      },
    });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: reader ? m.support_sent_member() : m.support_sent_visitor() });
  throw redirect(href('/action/support'));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.support_title()} · M4U` },
  { name: 'description', content: m.support_lead() },
];

const Question = ({ question: { question, answer, way }, open }: { question: SupportQuestion; open: boolean }) => (
  <li>
    <details open={open} className="group py-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{question}</span>
        <ChevronDown aria-hidden size={20} className="shrink-0 text-muted transition group-open:rotate-180" />
      </summary>
      <div className="stack gap-1 pb-3">
        <p>{answer}</p>
        {way && (
          <p>
            <TextLink to={way.to} className="inline-flex min-h-11 items-center">
              {way.label}
            </TextLink>
          </p>
        )}
      </div>
    </details>
  </li>
);

const Questions = ({ questions, words }: { questions: readonly SupportQuestion[]; words: string }) => (
  <Section id="questions" title={m.support_questions()}>
    <SearchForm
      key={words}
      action={href('/action/support')}
      value={words}
      label={m.support_search()}
      submitLabel={m.support_search_do()}
    />
    {questions.length === 0 ? (
      <EmptyState
        icon={LifeBuoy}
        title={m.support_found_none({ words })}
        action={
          <LinkButton to={href('/action/support')} variant="secondary">
            {m.support_see_all()}
          </LinkButton>
        }
      >
        {m.support_found_none_text()}
      </EmptyState>
    ) : (
      <Card>
        <ul className="divide-y divide-line">
          {questions.map((question) => (
            // The key includes the search, so that a result starts in its own state of open or closed.
            <Question
              key={`${words} ${question.id}`}
              question={question}
              open={words !== '' && questions.length <= 3}
            />
          ))}
        </ul>
      </Card>
    )}
  </Section>
);

const Own = ({
  message: { topic, words, status, createdAt, answer, answeredAt },
  now,
}: {
  message: OwnSupport;
  now: number;
}) => (
  <Card as="li">
    <article className="stack gap-3">
      <header className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Tag>{supportTopicWords[topic]()}</Tag>
        <span className="font-semibold">{supportStatusWords[status]()}</span>
        <RelativeTime time={createdAt} now={now} />
      </header>
      <p lang="" className="whitespace-pre-line wrap-anywhere">
        {words}
      </p>
      {answer !== null && (
        <div className="rounded-md bg-sunken px-4 py-3">
          <h3 className="text-sm text-muted">
            {m.support_answer_of()} {answeredAt !== null && <RelativeTime time={answeredAt} now={now} />}
          </h3>
          <p lang="" className="whitespace-pre-line wrap-anywhere">
            {answer}
          </p>
        </div>
      )}
    </article>
  </Card>
);

export const handle = { ownSearch: true };

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
  const { query, page, own, challenge, reader, questions, now } = loaderData;
  const wayOut = useBackLink();
  return (
    <div className={classNames('max-w-column', reader === null && 'mx-auto')}>
      <PageHeader title={m.support_title()} lead={m.support_lead()} back={wayOut} />
      {own.total > 0 && (
        <Section id="own" title={m.support_own()}>
          <ul className="stack">
            {own.data.map((message) => (
              <Own key={message._id} message={message} now={now} />
            ))}
          </ul>
          <Pagination page={page} total={own.total} size={pageSize} />
        </Section>
      )}
      <Questions questions={questions} words={query} />
      <Section id="write" title={m.support_write()}>
        <Card>
          {/* The new key empties the form after sending. */}
          <SupportForm key={own.total} reader={reader} challenge={challenge} reply={actionData} />
        </Card>
      </Section>
    </div>
  );
}
