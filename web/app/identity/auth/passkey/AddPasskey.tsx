import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useState } from 'react';
import { href, useLocation, useNavigation, useSubmit } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { defineForm, secret, useFields } from '../../../platform/forms/definition.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { givePath } from '../factor/FactorField.tsx';
import { canProve, ProofField, ProofSteps } from '../OwnerProof.tsx';
import type { ShownProof } from '../ownerProof.server.ts';
import type { Ceremony } from './ceremony.tsx';
import { usePasskeySupport } from './passkeySupport.tsx';

const addFields = defineForm({ password: secret, otp: secret });

const words = (outcome: Ceremony): string => {
  if (outcome.kind === 'known') return m.passkey_known();
  if (outcome.kind === 'cancelled') return m.passkey_cancelled();
  const problem = outcome.kind === 'refused' ? outcome.problem : undefined;
  return problem?.errors[0]?.message ?? problem?.detail ?? m.passkey_failed();
};

/** The fields that were filled in: the password, the code, or none. */
const proofOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => entry[1] !== ''));

/**
 * Creates a passkey on this device after the owner's proof, and posts it with the intent `passkeyAdd`. Renders nothing
 * in a browser without passkeys.
 */
export const AddPasskey = ({ proof, verified }: { proof: ShownProof; verified: boolean }) => {
  const isSupported = usePasskeySupport();
  const submit = useSubmit();
  const navigation = useNavigation();
  const [form, fields] = useFields(addFields, null, null);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const [isCodeDue, setCodeDue] = useState(false);
  const { pathname } = useLocation();
  if (isSupported !== true) return null;
  if (!verified) return <TextLink to={href('/verify-account')}>{m.passkey_verify_first()}</TextLink>;
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) return;
    const typed = proofOf(event.currentTarget);
    setAsking(true);
    setError(undefined);
    try {
      const { makePasskey } = await import('./ceremony.tsx');
      const outcome = await makePasskey(typed);
      if (outcome.kind === 'done')
        await submit({ intent: 'passkeyAdd', passkey: outcome.passkey }, { method: 'post', preventScrollReset: true });
      else setError(words(outcome));
      setCodeDue(outcome.kind === 'refused' && outcome.problem?.code === 'second-factor-required');
    } catch {
      setError(m.passkey_failed());
    }
    setAsking(false);
  };
  // A password that was typed to sign in just now need not be typed again.
  const needsProof = !proof.signedInRecently;
  return (
    <div className="stack">
      {needsProof && <ProofSteps proof={proof} intent="passkeyCode" />}
      {canProve(proof) && (
        <form id={form.id} method="post" onSubmit={(event) => void add(event)} noValidate className="stack">
          <FormError errors={error} />
          {isCodeDue && <TextLink to={givePath(`${pathname}#passkeys`)}>{m.factor_pay_do()}</TextLink>}
          {needsProof && <ProofField proof={proof} fields={fields} label={m.auth_current_password()} />}
          <Button
            type="submit"
            variant="secondary"
            icon={Plus}
            busy={isAsking || navigation.formData?.get('intent') === 'passkeyAdd'}
            className="self-start"
          >
            {m.passkey_add()}
          </Button>
        </form>
      )}
    </div>
  );
};
