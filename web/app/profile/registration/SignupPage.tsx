import type { Challenge } from '@m4u/contract/http/challenge';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { useBackLink } from '../../platform/session/useBackLink.tsx';
import { noPlace } from '../place/placeValue.tsx';
import type { RegistrationReply, RegistrationValues } from './registrationFields.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { Column } from '../../ui/layout/Column.tsx';

export interface SignupPageProps {
  title: string;
  lead: string;
  values: RegistrationValues;
  careers: readonly string[];
  challenge: Challenge | null;
  sent: RegistrationReply | undefined;
}

const Steps = () => (
  <ol className="stack list-decimal gap-2 pl-6">
    <li>{m.registration_next_send()}</li>
    <li>{m.registration_next_confirm()}</li>
    <li>{m.registration_next_approve()}</li>
    <li>{m.registration_next_done_agency()}</li>
  </ol>
);

/** The page to apply as an agency: what happens next, and the form. */
export const SignupPage = ({ title, lead, sent, ...form }: SignupPageProps) => (
  <Column kind="form">
    <PageHeader title={title} lead={lead} back={useBackLink()} />
    <Section title={m.registration_next()} className="pt-0">
      <Steps />
    </Section>
    <Card>
      <RegistrationForm
        type="agency"
        place={noPlace}
        sent={sent}
        intent="send"
        submit={m.registration_send()}
        {...form}
      />
    </Card>
  </Column>
);
