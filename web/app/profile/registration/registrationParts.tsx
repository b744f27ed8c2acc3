import type { RegistrationStatus } from '@m4u/contract/profile/registration/rules';
import type { Registration, RegistrationStep } from '@m4u/contract/profile/registration/schema';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { dateAndTime, number, phone } from '../../platform/language/formats.ts';
import { PlainText } from '../../ui/PlainText.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Timeline, TimelineItem } from '../../ui/Timeline.tsx';
import { finishWords } from './order/orderWords.tsx';
import { requiredFieldLabel, registrationStatusWords, stepLabel } from './registrationWords.tsx';

/** Tag with a registration's state. */
export const RegistrationStatusTag = ({ status }: { status: RegistrationStatus }) => {
  const icon = status === 'done' ? CircleCheck : status === 'cancelled' ? CircleX : CircleDashed;
  return <Tag icon={icon}>{registrationStatusWords[status]()}</Tag>;
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd lang="" className="wrap-anywhere whitespace-pre-line">
      {children}
    </dd>
  </div>
);

/** All data of a registration; empty optional fields are omitted. */
export const RegistrationData = ({ registration }: { registration: Registration }) => {
  const { type, address, missingInfo } = registration;
  const isAgency = type === 'agency';
  const lines: readonly (readonly [string, ReactNode])[] = [
    [requiredFieldLabel(type, 'name'), registration.name],
    [m.registration_tax(), registration.taxCode],
    [m.registration_representative(), registration.representative],
    [m.registration_phone(), registration.phone && phone(registration.phone)],
    [m.registration_email(), registration.email],
    [requiredFieldLabel(type, 'address'), address.text],
    [m.registration_citizen(), registration.citizenIdentificationCode],
    [m.card_order_finish(), registration.design && finishWords[registration.design.finish]()],
    [m.card_order_emblem_of(), registration.design?.emblem?.name],
    [m.registration_display_name(), registration.displayName],
    [m.registration_job(), registration.title],
    [m.registration_organization(), registration.organization],
    [m.registration_quantity(), !isAgency && number(registration.quantity)],
    [m.registration_of_agency(), registration.agency?.name],
    [m.registration_note(), registration.note],
    [m.registration_website(), registration.website !== '' && <PlainText key="website" text={registration.website} />],
    [m.registration_career(), registration.career],
    [m.registration_about(), registration.about],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {lines.map(
        ([label, value]) =>
          value && (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ),
      )}
      {missingInfo.length > 0 && (
        <Fact label={m.registration_missing()}>
          {missingInfo.map((field) => requiredFieldLabel(type, field)).join(', ')}
        </Fact>
      )}
    </dl>
  );
};

const authorName = ({ by, actor }: RegistrationStep): string =>
  actor?.name || (by === 'applicant' ? m.registration_by_applicant() : m.registration_by_office());

/** Timeline of a registration, latest last. */
export const RegistrationSteps = ({ steps }: { steps: readonly RegistrationStep[] }) => (
  <Timeline label={m.registration_timeline()}>
    {steps.map((step) => (
      <TimelineItem key={`${step.at} ${step.kind}`} when={dateAndTime(step.at)} title={stepLabel(step)}>
        <span className="text-sm text-muted">{authorName(step)}</span>
        {step.note !== '' && (
          <p lang="" className="mt-1 whitespace-pre-line wrap-anywhere">
            {step.note}
          </p>
        )}
      </TimelineItem>
    ))}
  </Timeline>
);
