import type { MemberDetailForStaff } from '@m4u/contract/profile/member/staff';
import { Form } from 'react-router';
import type { Refusal } from '../../../platform/administration/AdminAction.tsx';
import { m } from '../../../paraglide/messages.js';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';

/** Names of the types of members. */
export const typeWords = {
  individual: m.admin_type_individual,
  organization: m.admin_type_organization,
  agency: m.admin_type_agency,
} as const;

export interface MemberTypeFormProps {
  member: MemberDetailForStaff;
  refusal: Refusal | undefined;
}

/** Form by which staff change what a member is. */
export const MemberTypeForm = ({ member: { type, agency }, refusal }: MemberTypeFormProps) => {
  const refused = refusal?.intent === 'type' ? refusal : undefined;
  return (
    <Card as="section">
      <Form method="post" preventScrollReset className="stack">
        <div>
          <h3 className="text-lg">{m.admin_type()}</h3>
          <p className="text-muted">{m.admin_type_text()}</p>
        </div>
        <FormError errors={[...(refused?.problems ?? [])]} />
        <RadioCards
          name="type"
          legend={m.admin_type()}
          hideLegend
          defaultValue={refused?.values['type'] ?? type}
          options={Object.entries(typeWords).map(([value, label]) => ({ value, label: label() }))}
        />
        <TextField
          name="agency"
          label={m.admin_type_of()}
          hint={agency ? m.admin_type_of_present({ name: agency.name }) : m.admin_type_of_hint()}
          defaultValue={refused?.values['agency'] ?? ''}
          autoComplete="off"
          maxLength={200}
          optional
        />
        <div>
          <SubmitButton name="intent" value="type">
            {m.admin_type_save()}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
};
