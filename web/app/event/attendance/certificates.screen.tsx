import { CERTIFICATE_STATES, certificatePath, printCertificateNumber } from '@m4u/contract/event/attendance/rules';
import type { CertificateRow, CertificateSetup } from '@m4u/contract/event/attendance/schema';
import Award from 'lucide-react/icons/award';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/certificates.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { dateAndTime, number } from '../../platform/language/formats.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { defineFilter, oneOf, text } from '../../platform/search/filter.server.ts';
import { requirePage } from '../../platform/search/table.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { StateTags } from '../../ui/StateTags.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AttendanceFrame } from './AttendanceFrame.tsx';
import { certificateListPath, certificateSetupPath } from './attendancePaths.tsx';
import { CertificateStateTag, certificateStateWords } from './attendanceWords.tsx';
import { CertificateActions } from './CertificateActions.tsx';
import { changeCertificates } from './certificates.server.ts';

const readCertificateFilter = defineFilter({ state: oneOf(CERTIFICATE_STATES), q: text() });

/** The certificates of an event for its admins; `?state=` and `?q=` filter them. */
export const loader = async ({ context, params: { history }, request }: Route.LoaderArgs) => {
  requireReader(context, m.checkin_purpose());
  const { page, filter, conditions } = readCertificateFilter(new URL(request.url).searchParams);
  const { attendance } = api(context);
  const { data: setup } = await attendance.setup({ params: { id: history } });
  const { data: certificates, total } = await attendance.list({
    query: { eventId: history, page, filter: conditions },
  });
  requirePage(context, { rows: certificates, total });
  return { setup, certificates, total, page, filter };
};

export const action = async ({ context, params: { history }, request }: Route.ActionArgs) => {
  requireReader(context, m.checkin_purpose());
  try {
    const message = await changeCertificates(context, history, await readForm(request));
    setFlash(context, { kind: 'success', message });
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500) throw thrown;
    setFlash(context, { kind: 'error', message: problem.errors[0]?.message ?? problem.detail });
  }
  return redirect(certificateListPath(history));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.attendance_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

/** Guests who came and have no certificate, with the button that issues theirs. */
const Waiting = ({ setup: { event, isOn, waiting } }: { setup: CertificateSetup }) => {
  if (!isOn)
    return (
      <p className="rounded-md bg-accent-soft p-3">
        {m.attendance_off_text()} <TextLink to={certificateSetupPath(event._id)}>{m.attendance_turn_on()}</TextLink>
      </p>
    );
  if (waiting === 0) return null;
  return (
    <Card>
      <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-beside">{m.attendance_issue_text({ count: number(waiting) })}</p>
        <SubmitButton name="intent" value="issue" icon={Award}>
          {m.attendance_issue()}
        </SubmitButton>
      </Form>
    </Card>
  );
};

const Row = ({ certificate }: { certificate: CertificateRow }) => {
  const { holder, number: code, state, issuedAt, reason } = certificate;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="text-beside">
        {holder === '' ? (
          <span className="block text-muted">{m.attendance_erased()}</span>
        ) : (
          <span className="block font-semibold wrap-anywhere" translate="no">
            {holder}
          </span>
        )}
        <span className="block text-sm text-muted wrap-anywhere">
          <span translate="no">{printCertificateNumber(code)}</span>
          {` · ${m.attendance_issued_at({ time: dateAndTime(issuedAt) })}`}
        </span>
        {reason !== '' && <span className="block text-sm wrap-anywhere">{m.attendance_reason_was({ reason })}</span>}
      </span>
      <CertificateStateTag state={state} />
      <LinkButton to={certificatePath(code)} variant="quiet" aria-label={m.attendance_open_of({ name: holder })}>
        {m.attendance_open()}
      </LinkButton>
      <CertificateActions certificate={certificate} />
    </li>
  );
};

export default function Certificates({ loaderData }: Route.ComponentProps) {
  const { setup, certificates, total, page, filter } = loaderData;
  const id = setup.event._id;
  return (
    <AttendanceFrame tab="list" setup={setup}>
      <Waiting setup={setup} />
      <StateTags
        label={m.attendance_states()}
        states={CERTIFICATE_STATES}
        current={filter.state}
        all={m.attendance_state_all()}
        words={certificateStateWords}
        pathOf={(state) => certificateListPath(id, { ...filter, state })}
      />
      <SearchForm
        key={filter.q}
        action={certificateListPath(id)}
        value={filter.q}
        label={m.attendance_search()}
        submitLabel={m.checkin_search_do()}
        hiddenFields={{ state: filter.state }}
      />
      <ListView
        padded
        page={page}
        total={total}
        count={m.attendance_total({ count: number(total) })}
        rows={certificates.map((certificate) => (
          <Row key={certificate._id} certificate={certificate} />
        ))}
        empty={{ icon: Award, title: m.attendance_empty(), text: m.attendance_empty_text() }}
        filtered={
          hasFilter(filter) && {
            title: m.attendance_none_found(),
            clear: { to: certificateListPath(id), label: m.attendance_state_all() },
          }
        }
      />
    </AttendanceFrame>
  );
}
