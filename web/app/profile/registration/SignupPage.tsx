import type { Challenge } from '@m4u/contract/http/challenge';
import type { RegistrationType } from '@m4u/contract/profile/registration/rules';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { useBackLink } from '../../platform/session/useBackLink.tsx';
import { noPlace } from '../place/placeValue.tsx';
import { RegistrationForm, type RegistrationReply, type RegistrationValues } from './RegistrationForm.tsx';

export interface SignupPageProps {
  type: RegistrationType;
  title: string;
  lead: string;
  values: RegistrationValues;
  careers: readonly string[];
  agencies?: readonly { readonly _id: string; readonly name: string }[];
  challenge: Challenge | null;
  sent: RegistrationReply | undefined;
}

const Steps = ({ type }: { type: RegistrationType }) => (
  <ol className="stack list-decimal gap-2 pl-6">
    <li>{m.registration_next_send()}</li>
    <li>{m.registration_next_confirm()}</li>
    <li>{m.registration_next_approve()}</li>
    <li>{type === 'agency' ? m.registration_next_done_agency() : m.registration_next_done_request()}</li>
  </ol>
);

/** The page to apply for a card or an agency: what happens next, and the form. */
export const SignupPage = ({ type, title, lead, sent, ...form }: SignupPageProps) => (
  <div className="mx-auto max-w-column">
    <PageHeader title={title} lead={lead} back={useBackLink()} />
    <Section title={m.registration_next()} className="pt-0">
      <Steps type={type} />
    </Section>
    <Card>
      <RegistrationForm
        type={type}
        place={noPlace}
        sent={sent}
        intent="send"
        submit={m.registration_send()}
        {...form}
      />
    </Card>
  </div>
);
