import type { FieldMetadata } from '@conform-to/react';
import { toTypedLink } from '@m4u/contract/profile/member/link.rules';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { TextField } from '../../../ui/fields/TextField.tsx';

/** Field of the invitation's name in its address; what is typed is converted as it is typed. */
export const AddressField = ({ field }: { field: FieldMetadata<string> }) => {
  const [typed, setTyped] = useState(field.initialValue ?? '');
  return (
    <div>
      <TextField
        field={field}
        value={typed}
        onChange={({ currentTarget }) => setTyped(toTypedLink(currentTarget.value))}
        label={m.wedding_form_address_name()}
        hint={m.wedding_form_address_hint()}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        optional
      />
      {typed !== '' && (
        <p className="pt-1 text-sm wrap-anywhere text-muted">
          /thiep/<strong className="text-ink">{typed}</strong>
        </p>
      )}
    </div>
  );
};
