import { REGISTRATION_TYPES, REQUIRED_FIELDS, type RequiredField } from '@m4u/contract/profile/registration/rules';
import { Form, href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { requiredFieldLabel, registrationTypeWords } from './registrationWords.tsx';

/** Parameters of the address that filter the list. */
export const FILTER_NAMES = [
  'status',
  'type',
  'phone',
  'email',
  'missingInfo',
  'citizenIdentificationCode',
  'from',
  'to',
] as const;
/** The filters as the address has them; empty texts for none. */
export type FilterTexts = Readonly<Record<(typeof FILTER_NAMES)[number], string>>;

/** The form of the filters besides the status. */
export const RegistrationFilters = ({
  filter,
  errors,
}: {
  filter: FilterTexts;
  errors: Readonly<Record<string, string>>;
}) => {
  const missing = new Set(filter.missingInfo.split(','));
  const text = (name: keyof FilterTexts) => ({ name, defaultValue: filter[name], error: errors[name] ?? null });
  return (
    <Form className="stack gap-4 pt-2">
      {filter.status !== '' && <input type="hidden" name="status" value={filter.status} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          {...text('type')}
          label={m.registration_filter_type()}
          options={[
            { value: '', label: m.registration_filter_all() },
            ...REGISTRATION_TYPES.map((type) => ({ value: type, label: registrationTypeWords[type]() })),
          ]}
        />
        <TextField
          {...text('citizenIdentificationCode')}
          label={m.registration_citizen()}
          hint={m.registration_filter_citizen_hint()}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...text('phone')} label={m.registration_phone()} type="tel" autoComplete="off" />
        <TextField {...text('email')} label={m.registration_email()} inputMode="email" autoComplete="off" />
        <DateField {...text('from')} label={m.registration_filter_from()} />
        <DateField {...text('to')} label={m.registration_filter_to()} />
      </div>
      <fieldset>
        <legend className="text-sm font-semibold">{m.registration_filter_missing()}</legend>
        <p className="text-sm text-muted">{m.registration_filter_missing_hint()}</p>
        <div className="grid fit-2 gap-x-4 sm:grid-cols-3">
          {REQUIRED_FIELDS.map((field: RequiredField) => (
            <Checkbox
              key={field}
              name="missingInfo"
              value={field}
              defaultChecked={missing.has(field)}
              label={requiredFieldLabel(
                field === 'taxCode' || field === 'representative' ? 'agency' : 'request',
                field,
              )}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{m.registration_filter()}</Button>
        <LinkButton to={href('/admin/registrations')} variant="quiet">
          {m.registration_filter_clear()}
        </LinkButton>
      </div>
    </Form>
  );
};
