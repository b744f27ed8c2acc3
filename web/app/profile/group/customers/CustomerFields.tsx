import { CUSTOMER_NAME, CUSTOMER_NOTE } from '@m4u/contract/profile/group/customer';
import type { FieldMetadata } from '@conform-to/react';
import { m } from '../../../paraglide/messages.js';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';

/** Fields of a form about a customer. */
export interface CustomerForm {
  readonly phone: string;
  readonly name: string;
  readonly note: string;
}

type Fields = { readonly [K in keyof CustomerForm]: FieldMetadata<string, CustomerForm> };

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
