import type { Registration } from '@m4u/contract/profile/registration/schema';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { typedPlace } from '../place/placeValue.tsx';
import type { RegistrationReply } from './registrationFields.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

export interface RegistrationEditProps {
  registration: Registration;
  careers: readonly string[];
  sent: RegistrationReply | undefined;
  title: string;
  open: boolean;
  /** Fields above the button. */
  children?: ReactNode;
}

/** Form to change the data of a registration, collapsed at first. */
export const RegistrationEdit = ({ registration, careers, sent, title, open, children }: RegistrationEditProps) => {
  const { type, agency, address, citizenIdentificationCode: citizen, updatedAt, design } = registration;
  return (
    <Card>
      <details open={open || sent !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-accent-ink">{title}</summary>
        <div className="stack pt-2">
          <p className="text-sm text-muted">{design ? m.card_order_edit_lead() : m.registration_edit_lead()}</p>
          <RegistrationForm
            // The changed key replaces the typed values by the saved ones.
            key={updatedAt}
            type={type}
            values={{
              ...registration,
              street: address.street,
              agencyId: agency?._id,
              finish: design?.finish,
              emblemId: design?.emblemId ?? undefined,
            }}
            place={typedPlace(address.place)}
            sent={sent}
            careers={careers}
            agencies={agency ? [agency] : []}
            citizen={citizen}
            design={design}
            intent="save"
            submit={m.registration_save()}
          >
            {children}
          </RegistrationForm>
        </div>
      </details>
    </Card>
  );
};
