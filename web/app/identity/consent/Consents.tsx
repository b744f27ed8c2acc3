import History from 'lucide-react/icons/history';
import { Form, href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { dateAndTime } from '../../platform/language/formats.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { ShownConsents } from './consent.server.ts';
import { basisGiveWords, purposeWords, consentScreenWords, versionWords } from './consentWords.tsx';

type ShownConsent = ShownConsents['consents'][number];

/** A purpose: its text, its status, and a button to change it. */
const Purpose = ({ consent }: { consent: ShownConsent }) => {
  const { purpose, basis, granted, version, answered, text } = consent;
  const name = purposeWords[purpose]();
  const isDue = basis === 'contract' && answered !== version;
  const label = granted && !isDue ? m.consent_withdraw() : basisGiveWords[basis]();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-56 flex-1">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-sm">{text}</p>
        <p className="text-sm text-muted">{consent.state}</p>
        {basis === 'contract' && (
          <TextLink to={href('/terms')} className="inline-flex min-h-11 items-center text-sm">
            {m.consent_read_terms()}
          </TextLink>
        )}
      </div>
      {(basis !== 'contract' || isDue) && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="purpose" value={purpose} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="granted" value={String(!granted || isDue)} />
          <SubmitButton
            name="intent"
            value="consent"
            variant={granted && !isDue ? 'secondary' : 'primary'}
            aria-label={`${label}: ${name}`}
          >
            {label}
          </SubmitButton>
        </Form>
      )}
    </li>
  );
};

const Purposes = ({ consents }: { consents: readonly ShownConsent[] }) => (
  <Card padded={false}>
    <ul className="divide-y divide-line">
      {consents.map((consent) => (
        <Purpose key={consent.purpose} consent={consent} />
      ))}
    </ul>
  </Card>
);

/** The terms, which have no switch; the reader's consents with buttons to change them, and the history of answers. */
export const Consents = ({ consents, history, total, page, size }: ShownConsents) => (
  <>
    <Section id="agreement" title={m.consent_terms_title()}>
      <Purposes consents={consents.filter(({ basis }) => basis === 'contract')} />
    </Section>
    <Section id="consents" title={m.consent_title()}>
      <p className="text-muted">{m.consent_lead()}</p>
      <Purposes consents={consents.filter(({ basis }) => basis !== 'contract')} />
    </Section>
    <Section id="history" title={m.consent_history()}>
      {history.length === 0 ? (
        <EmptyState icon={History} title={m.consent_history_empty()} />
      ) : (
        <Card padded={false}>
          <ol className="divide-y divide-line">
            {history.map(({ _id, purpose, version, granted, at, screen, text }) => (
              <li key={_id} className="px-4 py-3 sm:px-5">
                <p className="font-semibold">
                  {granted ? m.consent_line_given() : m.consent_line_taken()}: {purposeWords[purpose]()}
                </p>
                <p className="text-sm">{text}</p>
                <p className="text-sm text-muted">
                  {m.consent_line({
                    at: dateAndTime(at),
                    version: versionWords(version),
                    screen: consentScreenWords[screen](),
                  })}
                </p>
              </li>
            ))}
          </ol>
        </Card>
      )}
      <Pagination page={page} total={total} size={size} />
    </Section>
  </>
);
