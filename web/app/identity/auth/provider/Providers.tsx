import LogIn from 'lucide-react/icons/log-in';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { defineForm, secret, useFields } from '../../../platform/forms/definition.ts';
import { date } from '../../../platform/language/formats.ts';
import { Button, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { Section } from '../../../ui/Section.tsx';
import { canProve, ProofField, ProofSteps } from '../OwnerProof.tsx';
import type { ShownProof } from '../ownerProof.server.ts';
import { GoOn } from './GoOn.tsx';
import type { ShownProviders } from './providers.server.ts';

const connectFields = defineForm({ password: secret, otp: secret });

interface Provider {
  readonly id: string;
  readonly name: string;
}

/** Removes a provider, with a question where scripts run. */
const Remove = ({ provider: { id, name } }: { provider: Provider }) => {
  const { trigger: _, show, ...dialog } = useDialog();
  const intent = `providerRemove:${id}`;
  if (!useHydrated())
    return (
      <Form method="post">
        <Button type="submit" name="intent" value={intent} variant="quietDanger">
          {m.provider_remove()}
        </Button>
      </Form>
    );
  return (
    <>
      <Button variant="quietDanger" onClick={show} aria-label={m.provider_remove_of({ name })}>
        {m.provider_remove()}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.provider_remove()}
        question={m.provider_remove_question({ name })}
        confirm={m.provider_remove()}
        fields={{ intent }}
      />
    </>
  );
};

/** Connects a provider after the owner's proof; a password that was typed to sign in just now is not asked for again. */
const Connect = ({ providers, proof }: { providers: readonly Provider[]; proof: ShownProof }) => {
  const [form, fields] = useFields(connectFields, null, null);
  const needsProof = !proof.signedInRecently;
  return (
    <div className="stack">
      {needsProof && <ProofSteps proof={proof} intent="providerCode" />}
      {canProve(proof) && (
        <Form method="post" id={form.id} className="stack">
          {needsProof && <ProofField proof={proof} fields={fields} label={m.auth_current_password()} />}
          <div className="flex flex-wrap gap-2">
            {providers.map(({ id, name }) => (
              <SubmitButton key={id} name="intent" value={`providerConnect:${id}`} variant="secondary">
                {m.provider_connect({ name })}
              </SubmitButton>
            ))}
          </div>
        </Form>
      )}
    </div>
  );
};

/**
 * The services that sign in to the reader's account, and those that can be connected (docs/rules/auth.md#providers).
 * Renders nothing where none is configured. The screen's loader has `readProviders`, its action `providerAction`, whose
 * `goTo` it passes on.
 */
export const Providers = ({ providers, proof, came, goTo }: ShownProviders & { goTo: string | undefined }) => {
  const linked = providers.filter(({ since }) => since !== null);
  const others = providers.filter(({ since }) => since === null);
  if (providers.length === 0) return null;
  return (
    <Section id="providers" title={m.provider_title()}>
      <Card className="stack">
        <p>{m.provider_text()}</p>
        {came?.kind === 'success' && <output className="block">{came.message}</output>}
        <FormError errors={came?.kind === 'error' ? came.message : undefined} />
        {linked.length > 0 && (
          <ul className="divide-y divide-line">
            {linked.map((provider) => (
              <li key={provider.id} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <LogIn aria-hidden size={22} className="text-accent-ink" />
                <span className="text-beside">
                  <span className="block font-semibold wrap-anywhere">{provider.name}</span>
                  <span className="block text-sm text-muted">
                    {m.provider_since({ day: date(provider.since ?? '') })}
                  </span>
                </span>
                <Remove provider={provider} />
              </li>
            ))}
          </ul>
        )}
        {goTo !== undefined && <GoOn to={goTo} label={m.provider_go_on()} />}
        {goTo === undefined && others.length > 0 && <Connect providers={others} proof={proof} />}
      </Card>
    </Section>
  );
};
