import { getFormProps, type SubmissionResult } from '@conform-to/react';
import type { CompanyDomain } from '@m4u/contract/insight/companySignIn/schema';
import { m } from '../../paraglide/messages.js';
import { useFields } from '../../platform/forms/definition.ts';
import { Button, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { domainFields } from './companySignInForm.tsx';
import { domainStateIcons, domainStateWords } from './companySignInWords.tsx';
import { Copied } from '../../ui/sharing/Copied.tsx';
import { Danger } from './SignInParts.tsx';
import { GroupForm } from '../../profile/group/management/GroupForm.tsx';

const Domain = ({ domain: { _id: id, domain: name, state, record } }: { domain: CompanyDomain }) => (
  <Card as="li" className="stack gap-3">
    <div className="flex flex-wrap items-start justify-between gap-2">
      <h3 className="min-w-0 text-lg font-semibold wrap-anywhere" translate="no">
        {name}
      </h3>
      <Tag icon={domainStateIcons[state]}>{domainStateWords[state]()}</Tag>
    </div>
    {state !== 'proven' && <Copied label={m.sso_domain_record({ name })} value={record} />}
    <div className="flex flex-wrap items-center gap-2">
      <GroupForm>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="checkDomain"
          variant="secondary"
          aria-label={m.sso_domain_check_of({ name })}
        >
          {m.sso_domain_check()}
        </Button>
      </GroupForm>
      <Danger
        label={m.sso_domain_remove()}
        name={m.sso_domain_remove_of({ name })}
        question={m.sso_domain_remove_question({ name })}
        fields={{ intent: 'removeDomain', id, name }}
      />
    </div>
  </Card>
);

/** The domains of a company, and the form that adds one. */
export const Domains = ({
  domains,
  reply,
}: {
  domains: readonly CompanyDomain[];
  reply: SubmissionResult | null | undefined;
}) => {
  const [form, fields] = useFields(domainFields, null, reply);
  return (
    <Section id="domains" title={m.sso_domains()}>
      <p>{m.sso_domains_text()}</p>
      {domains.length > 0 && (
        <ul className="stack gap-3">
          {domains.map((domain) => (
            <Domain key={domain._id} domain={domain} />
          ))}
        </ul>
      )}
      <Card>
        <GroupForm {...getFormProps(form)} className="stack">
          <FormError errors={form.errors} />
          <TextField
            field={fields.domain}
            label={m.sso_domain()}
            hint={m.sso_domain_hint()}
            required
            maxLength={253}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SubmitButton name="intent" value="addDomain" variant="secondary">
            {m.sso_domain_add()}
          </SubmitButton>
        </GroupForm>
      </Card>
    </Section>
  );
};
