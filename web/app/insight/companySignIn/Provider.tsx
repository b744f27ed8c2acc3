import { getFormProps, type SubmissionResult } from '@conform-to/react';
import type { TrialOutcome } from '@m4u/contract/insight/companySignIn/rules';
import type { CompanyProvider } from '@m4u/contract/insight/companySignIn/schema';
import UsersRound from 'lucide-react/icons/users-round';
import { m } from '../../paraglide/messages.js';
import { useFields } from '../../platform/forms/definition.ts';
import { Button, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';
import { Fold } from '../../ui/layout/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { FORM_ROLES, linesOf, providerFields } from './companySignInForm.tsx';
import { roleFieldWords, trialWords } from './companySignInWords.tsx';
import { Copied } from '../../ui/sharing/Copied.tsx';
import { Danger } from './SignInParts.tsx';
import { GroupForm } from '../../profile/group/management/GroupForm.tsx';

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Buttons for a saved provider, and the outcome of a trial. */
const Trial = ({ trial, error }: { trial: TrialOutcome | undefined; error: readonly string[] | undefined }) => (
  <div className="stack gap-3">
    {trial === 'works' && <output className="block font-semibold">{trialWords[trial]()}</output>}
    <FormError errors={trial !== undefined && trial !== 'works' ? [trialWords[trial]()] : error && [...error]} />
    <div className="flex flex-wrap gap-2">
      <GroupForm preventScrollReset>
        <Button type="submit" name="intent" value="try" variant="secondary">
          {m.sso_try()}
        </Button>
      </GroupForm>
      <Danger label={m.sso_remove()} question={m.sso_remove_question()} fields={{ intent: 'removeProvider' }} />
    </div>
  </div>
);

export interface ProviderProps {
  provider: CompanyProvider | null;
  redirectUri: string;
  reply: SubmissionResult | null | undefined;
  trial: TrialOutcome | undefined;
  /** Why a trial was refused. */
  trialError: readonly string[] | undefined;
}

/** The provider of a company: the form that saves it, and a trial. */
export const Provider = ({ provider, redirectUri, reply, trial, trialError }: ProviderProps) => {
  const row = provider && { ...provider, ...linesOf(provider) };
  const [form, fields] = useFields(providerFields, row, reply);
  const isMapped =
    FORM_ROLES.some((role) => fields[role].value || fields[role].errors) || Boolean(fields.groupsClaim.errors);
  return (
    <Section id="provider" title={m.sso_provider()}>
      <p>{m.sso_provider_text()}</p>
      <Copied label={m.sso_redirect()} value={redirectUri} />
      <Card className="stack">
        {provider && <Trial trial={trial} error={trialError} />}
        <GroupForm {...getFormProps(form)} className="stack">
          <FormError errors={form.errors} />
          <TextField
            field={fields.issuer}
            type="url"
            label={m.sso_issuer()}
            hint={m.sso_issuer_hint()}
            required
            maxLength={500}
            {...plain}
          />
          <TextField field={fields.clientId} label={m.sso_client_id()} required maxLength={300} {...plain} />
          <PasswordField
            field={fields.clientSecret}
            label={m.sso_client_secret()}
            hint={provider ? m.sso_client_secret_kept() : m.sso_client_secret_hint()}
            required={!provider}
            maxLength={1000}
            autoComplete="off"
          />
          <Fold icon={UsersRound} title={m.sso_roles()} text={m.sso_roles_text()} isOpen={isMapped}>
            <div className="stack pt-4">
              <p className="text-sm text-muted">{m.sso_roles_hint()}</p>
              {FORM_ROLES.map((role) => (
                <TextArea
                  key={role}
                  field={fields[role]}
                  label={roleFieldWords[role]()}
                  rows={2}
                  maxLength={4000}
                  {...plain}
                />
              ))}
              <TextField
                field={fields.groupsClaim}
                label={m.sso_claim()}
                hint={m.sso_claim_hint()}
                maxLength={100}
                {...plain}
              />
            </div>
          </Fold>
          <Checkbox field={fields.isRequired} label={m.sso_required()} hint={m.sso_required_hint()} />
          <SubmitButton name="intent" value="saveProvider" block>
            {m.sso_save()}
          </SubmitButton>
        </GroupForm>
      </Card>
    </Section>
  );
};
