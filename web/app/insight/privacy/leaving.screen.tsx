import { getFormProps } from '@conform-to/react';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/leaving.screen';
import { ownRewardsPath } from '../../commerce/affiliate/affiliatePaths.tsx';
import { formatSum } from '../../commerce/affiliate/Figures.tsx';
import { sendCounted } from '../../identity/auth/codeWait.server.ts';
import { canProve, ProofField, ProofSteps } from '../../identity/auth/OwnerProof.tsx';
import { FactorField } from '../../identity/auth/factor/FactorField.tsx';
import { giveFactor, isFactorDue } from '../../identity/auth/factor/factor.server.ts';
import { proofIn, showProof } from '../../identity/auth/ownerProof.server.ts';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { check, defineForm, secret, useFields } from '../../platform/forms/definition.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues } from '../../platform/forms/form.server.ts';
import { date } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Column } from '../../ui/layout/Column.tsx';

const leavingFields = defineForm({ password: secret, otp: secret, code: secret, confirm: check() });

/** Deletes the reader's account, by password or code and a checkbox (docs/rules/privacy.md#deletion). */
export const loader = async ({ context }: Route.LoaderArgs) => {
  requireReader(context, m.leaving_purpose());
  const { leaving, affiliate, pointBook } = api(context);
  const [{ data }, isCodeDue, { sums }, { data: accounts }] = await Promise.all([
    leaving.get(),
    isFactorDue(context),
    affiliate.ownRewards({ query: { limit: 1 } }),
    pointBook.accounts({ query: { limit: 100 } }),
  ]);
  const owed = { vnd: sums.pending.vnd + sums.approved.vnd, points: sums.pending.points + sums.approved.points };
  const proof = await showProof(context, data, { purpose: 'leave', returnTo: href('/action/privacy/delete') });
  const hasPoints = accounts.some(({ points }) => points > 0);
  return { days: data.days, leads: data.leads, proof, isCodeDue, owed, hasPoints };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.leaving_purpose());
  const form = await readForm(request, leavingFields);
  const { leaving } = api(context);
  try {
    if (form.intent === 'code') {
      await sendCounted(context, 'leave', leaving.sendCode());
      setFlash(context, { kind: 'success', message: m.auth_proof_sent() });
      return redirect(href('/action/privacy/delete'));
    }
    const { confirm } = readValues(leavingFields, form);
    await giveFactor(context, form.values);
    const { data } = await api(context).leaving.ask({ body: { ...proofIn(form.values), confirm } });
    scopeOf(context).signOut();
    setFlash(context, { kind: 'success', message: m.leaving_done({ day: date(data.erasedOn) }) });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  return redirect(href('/login'));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.leaving_title()} · M4U` }];

const listDeletedData = () => [
  m.leaving_what_page(),
  m.leaving_what_people(),
  m.leaving_what_cards(),
  m.leaving_what_stays(),
];

/** Rewards that were not paid yet, and points: what the reader can still take before the account is gone. */
const LeftBehind = ({ owed, hasPoints }: Pick<Route.ComponentProps['loaderData'], 'owed' | 'hasPoints'>) => (
  <ul className="mt-4 space-y-2 font-semibold">
    {owed.vnd + owed.points > 0 && (
      <li>
        {m.leaving_owed({ sum: formatSum(owed) })} <TextLink to={ownRewardsPath()}>{m.affiliate_rewards()}</TextLink>
      </li>
    )}
    {hasPoints && (
      <li>
        {m.leaving_points()} <TextLink to={href('/action/viewPoint')}>{m.point_view()}</TextLink>
      </li>
    )}
  </ul>
);

export default function LeavingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { days, leads, proof, isCodeDue, owed, hasPoints } = loaderData;
  const lastResult = actionData && 'initialValue' in actionData ? actionData : null;
  const [form, fields] = useFields(leavingFields, null, lastResult);
  return (
    <Column kind="form">
      <PageHeader
        title={m.leaving_title()}
        lead={m.leaving_lead({ days })}
        back={{ to: href('/action/privacy'), label: m.privacy_title() }}
      />
      <Section id="what" title={m.leaving_what()}>
        <ul className="list-disc space-y-2 pl-5">
          {listDeletedData().map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {(owed.vnd + owed.points > 0 || hasPoints) && <LeftBehind owed={owed} hasPoints={hasPoints} />}
        <p className="mt-4">
          <TextLink to={href('/action/privacy')}>{m.leaving_export_first()}</TextLink>
        </p>
      </Section>
      {leads.length > 0 ? (
        <Card>
          <h2 className="text-lg font-bold">{m.leaving_leads_title()}</h2>
          <p className="mt-2 mb-4 wrap-anywhere">{m.leaving_leads({ names: leads.join(', ') })}</p>
          <LinkButton to={href('/action/company')}>{m.leaving_leads_go()}</LinkButton>
        </Card>
      ) : (
        <Card>
          <div className="stack">
            <ProofSteps proof={proof} />
            {canProve(proof) && (
              <Form method="post" {...getFormProps(form)} className="stack">
                <FormError errors={form.errors} />
                <ProofField proof={proof} fields={fields} label={m.leaving_password()} />
                <FactorField field={fields.code} isDue={isCodeDue} />
                <Checkbox field={fields.confirm} label={m.leaving_confirm({ days })} required />
                <div className="flex flex-wrap gap-3">
                  <SubmitButton variant="danger" icon={Trash2}>
                    {m.leaving_do()}
                  </SubmitButton>
                  <LinkButton to={href('/action/setting')} variant="secondary">
                    {m.leaving_cancel()}
                  </LinkButton>
                </div>
              </Form>
            )}
          </div>
        </Card>
      )}
    </Column>
  );
}
