import { certificatePath, readCertificateNumber } from '@m4u/contract/event/attendance/rules';
import { redirect } from 'react-router';
import type { Route } from './+types/certificateCheck.screen';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CheckForm } from './CheckForm.tsx';

/** Opens the page of the certificate whose number (`?number=`) was typed. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const typed = (new URL(request.url).searchParams.get('number') ?? '').slice(0, 40);
  const number = readCertificateNumber(typed);
  if (number !== undefined) throw redirect(certificatePath(number));
  return { typed };
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.attendance_check_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export const handle = { query: ['number'] };

export default function CertificateCheck({ loaderData: { typed } }: Route.ComponentProps) {
  return (
    <Column kind="form">
      <PageHeader title={m.attendance_check_title()} lead={m.attendance_check_lead()} />
      <Card>
        <CheckForm typed={typed} isMistyped={typed !== ''} />
      </Card>
    </Column>
  );
}
