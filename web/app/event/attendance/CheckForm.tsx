import { Form, href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { SubmitButton } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

export interface CheckFormProps {
  /** The number that was typed before. */
  typed: string;
  /** Whether no certificate can have that number. */
  isMistyped: boolean;
}

/** The form that opens the page of a certificate by its number; it opens an address, so it works without scripts. */
export const CheckForm = ({ typed, isMistyped }: CheckFormProps) => (
  <Form action={href('/certificate')} className="stack">
    <TextField
      key={typed}
      name="number"
      label={m.attendance_check_number()}
      hint={m.attendance_check_hint()}
      error={isMistyped ? m.attendance_mistyped() : undefined}
      defaultValue={typed}
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      translate="no"
      required
    />
    <div>
      <SubmitButton>{m.attendance_check()}</SubmitButton>
    </div>
  </Form>
);
