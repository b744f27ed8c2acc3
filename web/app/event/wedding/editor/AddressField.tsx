import type { FieldMetadata } from '@conform-to/react';
import { toTypedLink } from '@m4u/contract/profile/member/link.rules';
import { m } from '../../../paraglide/messages.js';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useTypedText } from '../../../ui/fields/typedText.ts';

/** Field of the invitation's name in its address; what is typed is converted as it is typed. */
export const AddressField = ({ field }: { field: FieldMetadata<string> }) => {
  const { text, setText, box } = useTypedText(field.initialValue ?? '');
  const typed = toTypedLink(text);
  return (
    <div>
      <TextField
        field={field}
        ref={box}
        value={typed}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
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
