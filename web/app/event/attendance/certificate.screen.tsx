import { attendance as endpoints } from '@m4u/contract/event/attendance';
import { printCertificateNumber, readCertificateNumber } from '@m4u/contract/event/attendance/rules';
import type { AttendanceCertificate } from '@m4u/contract/event/attendance/schema';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleX from 'lucide-react/icons/circle-x';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { data, href } from 'react-router';
import type { Route } from './+types/certificate.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { date } from '../../platform/language/formats.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CheckForm } from './CheckForm.tsx';

/** The page of a certificate, which its QR code opens; with status 404 where no certificate has the number. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const typed = params.number.slice(0, 40);
  const number = readCertificateNumber(typed);
  const nothing = () => data({ typed, certificate: null, pdf: null }, { status: 404 });
  if (number === undefined) return nothing();
  try {
    const { data: certificate } = await api(context).attendance.page({ params: { number } });
    return data({ typed, certificate, pdf: apiAddress(endpoints.pdf, { number }) });
  } catch (thrown) {
    if (problemOf(thrown)?.code !== 'not-found') throw thrown;
    return nothing();
  }
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData?.certificate ? `${loaderData.certificate.title} · ${loaderData.certificate.event.group.name}` : m.attendance_check_title()} · M4U`,
  },
  { name: 'robots', content: 'noindex' },
];

export const handle = { query: [] };

/** Whether the certificate is valid, in one sentence. */
const Verdict = ({ certificate: { state, event } }: { certificate: AttendanceCertificate }) => {
  const isValid = state === 'valid';
  const Icon = isValid ? BadgeCheck : CircleX;
  const group = event.group.name;
  return (
    <p
      className={`flex items-start gap-3 rounded-md p-3 font-semibold wrap-anywhere ${isValid ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger'}`}
    >
      <Icon aria-hidden size={24} className="shrink-0" />
      {isValid ? m.attendance_valid_text({ group }) : m.attendance_withdrawn_text({ group })}
    </p>
  );
};

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{term}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

/** The days of an event. */
const describeDays = ({ startsAt, endsAt }: AttendanceCertificate['event']): string => {
  const [first, last] = [date(startsAt), date(endsAt ?? startsAt)];
  return first === last ? first : `${first} – ${last}`;
};

const Facts = ({ certificate }: { certificate: AttendanceCertificate }) => {
  const { holder, event, text, signerName, signerRole, number, issuedAt } = certificate;
  const signer = [signerName, signerRole].filter((each) => each !== '').join(', ');
  return (
    <dl className="stack gap-3">
      {holder !== null && (
        <Fact term={m.attendance_holder_fact()}>
          <span className="text-xl font-bold" translate="no">
            {holder}
          </span>
        </Fact>
      )}
      <Fact term={m.attendance_event_fact()}>
        <span lang="" className="block font-semibold">
          {event.title}
        </span>
        {text !== '' && <span lang="">{text}</span>}
      </Fact>
      <Fact term={m.attendance_day_fact()}>{describeDays(event)}</Fact>
      {event.place !== '' && <Fact term={m.attendance_place_fact()}>{event.place}</Fact>}
      <Fact term={m.attendance_group_fact()}>
        <TextLink to={href('/mbg/:id', { id: event.group.urlMinify ?? event.group._id })} translate="no">
          {event.group.name}
        </TextLink>
      </Fact>
      {signer !== '' && (
        <Fact term={m.attendance_signer_fact()}>
          <span translate="no">{signer}</span>
        </Fact>
      )}
      <Fact term={m.attendance_number_fact()}>
        <span className="font-mono tracking-wider" translate="no">
          {printCertificateNumber(number)}
        </span>
      </Fact>
      <Fact term={m.attendance_issued_fact()}>{date(issuedAt)}</Fact>
    </dl>
  );
};

export default function Certificate({ loaderData: { typed, certificate, pdf } }: Route.ComponentProps) {
  if (!certificate)
    return (
      <Column kind="form">
        <PageHeader title={m.attendance_unknown()} lead={m.attendance_unknown_text({ number: typed })} />
        <Card>
          <CheckForm typed={typed} isMistyped={false} />
        </Card>
      </Column>
    );
  return (
    <Column kind="form">
      <PageHeader
        title={
          <span lang="" className="wrap-anywhere">
            {certificate.title}
          </span>
        }
      />
      <Card className="stack">
        <Verdict certificate={certificate} />
        <Facts certificate={certificate} />
        <div className="no-print flex flex-wrap items-center gap-3">
          {certificate.state === 'valid' && pdf !== null && (
            <LinkButton to={pdf} reloadDocument download icon={Download}>
              {m.attendance_pdf()}
            </LinkButton>
          )}
          <TextLink to={href('/certificate')}>{m.attendance_check_other()}</TextLink>
        </div>
      </Card>
    </Column>
  );
}
