import { randomUUID } from 'node:crypto';
import HandCoins from 'lucide-react/icons/hand-coins';
import { Form, redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/payouts.screen';
import { m } from '../../../paraglide/messages.js';
import { isFactorDue } from '../../../identity/auth/factor/factor.server.ts';
import { PayoutFactor } from '../../../identity/auth/factor/FactorField.tsx';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { pageNumber } from '../../../platform/search/page-number.server.ts';
import { readRows, requirePage } from '../../../platform/search/table.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { readGroupId } from '../../../profile/group/management/managed.server.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { digitsOf } from '../../../ui/fields/digits.ts';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { ListView } from '../../../ui/ListView.tsx';
import { payoutPath, payoutsPath } from '../affiliatePaths.tsx';
import { formatSum } from '../Figures.tsx';
import { readNamedGroup } from '../management/managed.server.ts';
import { ManagePage, NoGroup } from '../management/ManagePage.tsx';
import { ApprovalSettings } from './ApprovalSettings.tsx';
import { PayoutLine } from './PayoutLine.tsx';
import { PayoutTable } from './PayoutTable.tsx';

/** A group's payouts, and the sums of a new one (`?groupId=`). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.affiliate_manage_purpose());
  const url = new URL(request.url);
  const group = await readNamedGroup(context, url);
  if (!group) return null;
  const page = pageNumber(url.searchParams);
  const limit = readRows(context, url.searchParams);
  const { affiliatePayout } = api(context);
  const [{ data, total }, { data: due }, { data: settings }, isCodeDue] = await Promise.all([
    affiliatePayout.list({ query: { groupId: group._id, page, limit } }),
    affiliatePayout.due({ query: { groupId: group._id } }),
    affiliatePayout.settings({ query: { groupId: group._id } }),
    isFactorDue(context),
  ]);
  requirePage(context, { rows: data, total, limit });
  return { group, payouts: data, total, page, limit, due, settings, isCodeDue, formKey: randomUUID() };
};

/** Changes from which amount payouts need a second person; an empty amount switches it off. */
const changeLimit = async (context: Readonly<RouterContextProvider>, groupId: string, form: SentForm) => {
  const typed = digitsOf(form.values['approvalFrom'] ?? '');
  try {
    await api(context).affiliatePayout.updateSettings({
      body: { groupId, approvalFrom: typed === '' ? null : typed },
    });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.affiliate_limit_saved() });
  return redirect(payoutsPath(groupId));
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.affiliate_manage_purpose());
  const groupId = readGroupId(request);
  const form = await readForm(request);
  const key = form.values['key'] ?? '';
  if (form.intent === 'limit') return changeLimit(context, groupId, form);
  try {
    const { data } = await api(context).affiliatePayout.create({
      body: { groupId },
      idempotencyKey: key,
    });
    setFlash(context, { kind: 'success', message: m.affiliate_payout_made() });
    return redirect(payoutPath(data._id));
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.affiliate_payouts()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

type Data = NonNullable<Route.ComponentProps['loaderData']>;

/** Approved rewards that are in no payout yet, with a form to create one. */
const DuePayout = ({ due, formKey }: Pick<Data, 'due' | 'formKey'>) => {
  if (due.rewards === 0) return <p className="text-muted">{m.affiliate_due_none()}</p>;
  return (
    <Card>
      <div className="stack">
        <h2 className="text-lg">{m.affiliate_due()}</h2>
        <p className="text-2xl font-bold">{formatSum(due)}</p>
        <p className="text-muted">
          {m.affiliate_due_text({ rewards: number(due.rewards), payees: number(due.payees) })}
          {due.withoutAccount > 0 && (
            <span className="block">{m.affiliate_due_without({ count: number(due.withoutAccount) })}</span>
          )}
        </p>
        {due.points > 0 && <p className="text-sm text-muted">{m.affiliate_due_points()}</p>}
        <Form method="post">
          <input type="hidden" name="key" value={formKey} />
          <SubmitButton icon={HandCoins}>{m.affiliate_payout_make()}</SubmitButton>
        </Form>
      </div>
    </Card>
  );
};

export default function Payouts({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <NoGroup />;
  const { group, payouts, total, page, limit, due, settings, isCodeDue, formKey } = loaderData;
  return (
    <ManagePage tab="payouts" group={group}>
      <div className="stack gap-4">
        <FormError errors={actionData?.error?.[''] ?? undefined} />
        <PayoutFactor isDue={isCodeDue && (due.rewards > 0 || settings.can.update)} />
        {(total > 0 || due.rewards > 0) && <DuePayout due={due} formKey={formKey} />}
        {payouts.length > 0 && (
          <ListView
            label={m.affiliate_payouts()}
            page={page}
            total={total}
            size={limit}
            table={<PayoutTable rows={payouts} foot={{ page, total, size: limit }} />}
            rows={payouts.map((payout) => (
              <li key={payout._id}>
                <PayoutLine payout={payout} />
              </li>
            ))}
            empty={{ icon: HandCoins, title: m.affiliate_payouts_none() }}
          />
        )}
        <ApprovalSettings settings={settings} reply={actionData} />
        {total === 0 && due.rewards === 0 && (
          <EmptyState icon={HandCoins} title={m.affiliate_payouts_none()}>
            {m.affiliate_payouts_none_text()}
          </EmptyState>
        )}
      </div>
    </ManagePage>
  );
}
