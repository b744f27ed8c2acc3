import { getFormProps, type SubmissionResult } from '@conform-to/react';
import type { Visibility } from '@m4u/contract/common';
import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { type SyntheticEvent, useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { useFields } from '../../../platform/forms/definition.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Switch } from '../../../ui/fields/Checkbox.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { QuickActions } from '../../page/show/QuickActions.tsx';
import { themeProps } from '../../theme/ThemedPage.tsx';
import { AudienceField } from './AudienceField.tsx';
import { isPhoneComplete } from '@m4u/contract/profile/member/phone.rules';
import { type StartContacts, withStartContacts } from '@m4u/contract/profile/member/startContacts.rules';
import type { Face, StepData } from './guide.server.ts';
import { StepFoot, StepPage } from './StepPage.tsx';
import { contactForm } from './stepForms.tsx';

/** Whether a number has as many digits as one that can be called. */
const isNumber = (typed: string): boolean => typed.replaceAll(/\D/g, '').length >= 8 && isPhoneComplete(typed);

/** The buttons of the page as a visitor would see them with what is typed. */
const ButtonsPreview = ({ typed, face }: { typed: StartContacts; face: Face }) => {
  const shown = withStartContacts([], { ...typed, phone: isNumber(typed.phone) ? typed.phone : '' });
  return (
    <section aria-label={m.start_visitors_see()} {...themeProps(face.theme, 'rounded-md p-3 shadow-sm')}>
      <p className="pb-2 text-xs">{m.start_visitors_see()}</p>
      <div inert>
        <QuickActions contacts={shown.filter(({ policy }) => policy === 'public')} vcard="#" connect={null} />
      </div>
    </section>
  );
};

const readTyped = (form: HTMLFormElement): StartContacts => {
  const typed = new FormData(form);
  const word = (name: string): string => {
    const value = typed.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    phone: word('phone'),
    zaloSame: typed.has('zaloSame'),
    zalo: word('zalo'),
    email: word('email'),
    address: word('address'),
    policy: word('policy') as Visibility,
  };
};

type ContactStepProps = Extract<StepData, { step: 'contact' }> & { reply: SubmissionResult | null };

/** Second step: the number, Zalo and email, filled with those of the registration, and who sees them. */
export const ContactStep = ({ step, face, values, registered, reply }: ContactStepProps) => {
  const [form, fields] = useFields(contactForm, { ...values }, reply);
  const [typed, setTyped] = useState(values);
  const isRegistered = registered !== '' && typed.phone === registered;
  return (
    <StepPage step={step} page={face.path} title={m.start_contact_title()}>
      <Form
        method="post"
        {...getFormProps(form)}
        onInput={({ currentTarget }: SyntheticEvent<HTMLFormElement>) => setTyped(readTyped(currentTarget))}
        className="group/contacts flex flex-1 flex-col gap-3"
      >
        <FormError errors={form.errors} />
        <TextField
          field={fields.phone}
          label={m.profile_contact_phone()}
          type="tel"
          autoComplete="tel"
          prefix={<Phone aria-hidden size={18} />}
          suffix={isNumber(typed.phone) && <Check aria-hidden size={20} className="mr-3 text-success" />}
          hint={isRegistered ? m.start_phone_registered() : undefined}
          maxLength={30}
        />
        <div className="surface rounded-md border border-line px-4 py-1 shadow-sm">
          <Switch field={fields.zaloSame} label={m.start_zalo_same()} hint={m.start_zalo_same_text()} />
          <TextField
            field={fields.zalo}
            label={m.start_zalo_other()}
            type="tel"
            maxLength={200}
            className="pb-3 group-has-[[name=zaloSame]:checked]/contacts:hidden"
          />
        </div>
        <TextField
          field={fields.email}
          label={m.profile_contact_email()}
          type="email"
          autoComplete="email"
          prefix={<Mail aria-hidden size={18} />}
          maxLength={200}
        />
        <TextField
          field={fields.address}
          label={m.profile_contact_address()}
          optional
          placeholder={m.start_address_example()}
          autoComplete="street-address"
          prefix={<MapPin aria-hidden size={18} />}
          maxLength={300}
        />
        <AudienceField legend={m.start_seen_by()} name="policy" value={values.policy} />
        <ButtonsPreview typed={typed} face={face} />
        <StepFoot>
          <SubmitButton block size="lg" name="intent" value="save">
            {m.start_next()}
          </SubmitButton>
        </StepFoot>
      </Form>
    </StepPage>
  );
};
