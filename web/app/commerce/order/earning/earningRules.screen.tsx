import type { BirthdaySpan } from '@m4u/contract/commerce/order/birthday.rules';
import type { RulesPreview } from '@m4u/contract/commerce/order/earning';
import { redirect } from 'react-router';
import type { Route } from './+types/earningRules.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { date, number } from '../../../platform/language/formats.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { readManaged } from '../../../profile/group/management/managed.server.ts';
import { Card } from '../../../ui/Card.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { BuyerFace, BuyerName } from '../../point/CustomerSummary.tsx';
import { pointSettingsPath, rulesPath } from '../../point/pointPaths.tsx';
import { movedPoints, points } from '../../point/pointWords.tsx';
import { RULE_ROWS, RulesForm, type RuleValues, ruleValues } from './RulesForm.tsx';

/** Rules of a group that give points beside its rate (`?groupId=`), with their price last month. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.point_settings_purpose());
  const group = await readManaged(context, request);
  const { data: rules } = await api(context).earning.rules({ params: { groupId: group._id } });
  return { group, rules };
};

const orNull = (value: string | undefined): string | null => value || null;

/** Reads the rules of the form; a row without a name is none. */
const readRules = (values: RuleValues) => ({
  firstPoints: values['firstPoints'] || 0,
  birthday: values['birthdaySpan']
    ? {
        // The API refuses other words.
        span: values['birthdaySpan'] as BirthdaySpan,
        percent: orNull(values['birthdayPercent']),
        fixed: orNull(values['birthdayFixed']),
      }
    : null,
  tiers: RULE_ROWS.tier
    .filter((row) => values[`tierName${row}`])
    .map((row) => ({
      name: values[`tierName${row}`] ?? '',
      spent: values[`tierSpent${row}`] || 0,
      percent: values[`tierPercent${row}`] || 0,
    })),
  days: RULE_ROWS.day
    .filter((row) => values[`dayName${row}`])
    .map((row) => ({
      name: values[`dayName${row}`] ?? '',
      percent: values[`dayPercent${row}`] || 0,
      weekday: orNull(values[`dayWeekday${row}`]),
      from: orNull(values[`dayFrom${row}`]),
      to: orNull(values[`dayTo${row}`]),
    })),
});

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.point_settings_purpose());
  const form = await readForm(request);
  const { groupId = '' } = form.values;
  const call = { params: { groupId }, body: readRules(form.values) };
  const { earning } = api(context);
  try {
    if (form.intent === 'preview') {
      const { data: preview } = await earning.preview(call);
      return { initialValue: form.values, preview };
    }
    await earning.saveRules(call);
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.earning_saved() });
  return redirect(rulesPath(groupId));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.earning_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Preview = ({ preview: { from, to, orders, base, more, buyers } }: { preview: RulesPreview }) => (
  <Card as="section" aria-labelledby="preview-title" className="stack">
    <h2 id="preview-title" className="text-lg">
      {m.earning_preview_title({ from: date(from), to: date(to) })}
    </h2>
    <p>
      <span className="block text-3xl font-bold tabular-nums">{movedPoints(more)}</span>
      <span className="block text-sm text-muted">
        {m.earning_preview_text({ count: number(orders), points: points(base) })}
      </span>
    </p>
    {buyers.length > 0 && (
      <ul aria-label={m.earning_preview_buyers()} className="divide-y divide-line">
        {buyers.map(({ buyer, more: given }) => (
          <li key={buyer._id} className="flex min-h-14 items-center gap-3 py-2">
            <BuyerFace buyer={buyer} size={40} />
            <BuyerName buyer={buyer} />
            <span className="font-semibold tabular-nums">{movedPoints(given)}</span>
          </li>
        ))}
      </ul>
    )}
  </Card>
);

export default function EarningRulesScreen({ loaderData: { group, rules }, actionData }: Route.ComponentProps) {
  const sent = actionData?.initialValue as RuleValues | undefined;
  const errors =
    actionData && 'error' in actionData ? Object.values(actionData.error ?? {}).flatMap((of) => of ?? []) : [];
  return (
    <Column kind="form">
      <PageHeader
        title={m.earning_title()}
        lead={<span translate="no">{group.name}</span>}
        back={{ to: pointSettingsPath(group._id), label: m.point_settings() }}
      />
      <div className="stack">
        {actionData && 'preview' in actionData && <Preview preview={actionData.preview} />}
        <Card>
          <RulesForm
            key={JSON.stringify(rules)}
            groupId={group._id}
            values={{ ...ruleValues(rules), ...sent }}
            errors={errors}
          />
        </Card>
      </div>
    </Column>
  );
}
