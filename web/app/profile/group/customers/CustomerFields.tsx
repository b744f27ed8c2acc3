import { CUSTOMER_NAME, CUSTOMER_NOTE } from '@m4u/contract/profile/group/customer';
import { m } from '../../../paraglide/messages.js';
import { defineForm, text, type useFields } from '../../../platform/forms/definition.ts';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';

/** Fields of a group's data about a customer. */
export const customerFields = defineForm({ phone: text(), name: text(), note: text() });

type Fields = ReturnType<typeof useFields<typeof customerFields>>[1];

/** Form fields of a group's data about a customer. */
export const CustomerFields = ({ fields }: { fields: Pick<Fields, 'name' | 'note'> }) => (
  <>
    <TextField
      field={fields.name}
      label={m.customer_name()}
      hint={m.customer_name_hint()}
      required
      maxLength={CUSTOMER_NAME}
      autoComplete="off"
    />
    <TextArea field={fields.note} label={m.customer_note()} optional maxLength={CUSTOMER_NOTE} counter rows={3} />
  </>
);
