import { m } from '../../paraglide/messages.js';
import type { FieldSource } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

/** Field for the activation code that is printed with a card. */
export const CodeField = ({ field }: { field: FieldSource }) => (
  <TextField
    field={field}
    label={m.card_code()}
    hint={m.card_code_hint()}
    placeholder="ABCD-EFGH"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    required
    maxLength={40}
  />
);
