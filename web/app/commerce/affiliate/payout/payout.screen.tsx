import { affiliatePayout as endpoints, payoutQrAddress } from '@m4u/contract/commerce/affiliate/payout';
import { randomUUID } from 'node:crypto';
import Download from 'lucide-react/icons/download';
import { redirect } from 'react-router';
import type { Route } from './+types/payout.screen';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { isFactorDue } from '../../../identity/auth/factor/factor.server.ts';
import { PayoutFactor } from '../../../identity/auth/factor/FactorField.tsx';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { date, dateAndTime, money, number } from '../../../platform/language/formats.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { payoutPath, payoutsPath } from '../affiliatePaths.tsx';
import { formatSum } from '../Figures.tsx';
import { PayoutApproval } from './PayoutApproval.tsx';
import { PayoutActions } from './PayoutActions.tsx';
import { PayoutStatusTag } from './PayoutStatusTag.tsx';
import { PayoutPayee } from './PayoutPayee.tsx';

/** A payout: payees, amounts, transfer codes and status; `?csv` downloads it as a table. */
export const loader = async ({ params, context, pattern, request }: Route.LoaderArgs) => {
  requireReader(context, m.affiliate_manage_purpose());
  const load = async () => api(context).affiliatePayout.get({ params: { id: params.id } });
  const { data: payout } = await loadOrNotFound(context, pattern, load());
  // Downloads start at this page, because an expired session is renewed here.
  if (new URL(request.url).searchParams.has('csv')) throw redirect(apiAddress(endpoints.csv, { id: payout._id }));
  const codes = Object.fromEntries(
    payout.items
      // A payout that waits for a second person shows no codes to pay from.
      .filter(({ unit, status }) => payout.approval !== 'waiting' && unit === 'vnd' && status === 'ready')
      .map(({ _id }) => [_id, { svg: payoutQrAddress(_id), png: payoutQrAddress(_id, 'png') }]),
  );
  const isCodeDue = (payout.can.pay || payout.can.approve) && (await isFactorDue(context));
  return { payout, codes, isCodeDue, formKey: randomUUID() };
};

export const action = async ({ params, context, request }: Route.ActionArgs) => {
  requireReader(context, m.affiliate_manage_purpose());
  const form = await readForm(request);
  const { item = '', key = '' } = form.values;
  const { affiliatePayout } = api(context);
  const once = { params: { id: params.id }, idempotencyKey: key };
  try {
    if (form.intent === 'approve') {
      await affiliatePayout.approve({ params: { id: params.id } });
      setFlash(context, { kind: 'success', message: m.affiliate_payout_approved_done() });
    } else if (form.intent === 'cancel') {
      await affiliatePayout.cancel(once);
      setFlash(context, { kind: 'success', message: m.affiliate_payout_cancelled_done() });
    } else {
      await affiliatePayout.pay({ ...once, body: item === '' ? {} : { items: [item] } });
      setFlash(context, { kind: 'success', message: m.affiliate_payout_paid_done() });
    }
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  return redirect(payoutPath(params.id));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.affiliate_payout()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function PayoutScreen({
  loaderData: { payout, codes, isCodeDue, formKey },
  actionData,
}: Route.ComponentProps) {
  const { _id, groupId, campaign, status, vnd, paidVnd, payees, items, createdAt, createdBy } = payout;
  const isHeld = payout.approval === 'waiting';
  const paidAt = items
    .flatMap((item) => item.paidAt ?? [])
    .toSorted()
    .at(-1);
  const nextId = items.find((item) => codes[item._id])?._id;
  return (
    <div className="max-w-page">
      <PageHeader
        title={m.affiliate_payout()}
        lead={
          <>
            <time dateTime={createdAt}>{dateAndTime(createdAt)}</time> · <span translate="no">{createdBy.name}</span>
          </>
        }
        back={{ to: payoutsPath(groupId), label: m.affiliate_payouts() }}
        actions={
          !isHeld && (
            <LinkButton to={`${payoutPath(_id)}?csv`} reloadDocument variant="secondary" icon={Download}>
              {m.affiliate_csv()}
            </LinkButton>
          )
        }
      />
      <div className="stack gap-4">
        <FormError errors={actionData?.error?.[''] ?? undefined} />
        <PayoutFactor isDue={isCodeDue} />
        <Card>
          <div className="stack gap-3">
            <div className="flex flex-wrap items-center gap-3">
              <span className="text-2xl font-bold">{formatSum(payout)}</span>
              <PayoutStatusTag status={status} paidVnd={paidVnd} isHeld={isHeld} />
            </div>
            {campaign && (
              <p lang="" className="wrap-anywhere" translate="no">
                {campaign.title}
              </p>
            )}
            <p className="text-muted">{m.affiliate_payees({ count: number(payees) })}</p>
            {vnd > 0 && status !== 'cancelled' && (
              <>
                <ProgressBar label={m.affiliate_paid_so_far()} value={paidVnd} max={vnd} />
                <p className="text-sm text-muted">{m.affiliate_paid_of({ paid: money(paidVnd), all: money(vnd) })}</p>
              </>
            )}
            <PayoutApproval payout={payout} />
            <PayoutActions payout={payout} formKey={formKey} />
          </div>
        </Card>
        {status === 'made' && vnd > 0 && !isHeld && <p className="text-sm text-muted">{m.affiliate_payout_text()}</p>}
        {status === 'paid' && paidAt !== undefined && (
          <p className="text-sm text-muted">{m.affiliate_paid_on({ day: date(paidAt) })}</p>
        )}
        <ul aria-label={m.affiliate_payees_title()} className="grid gap-3 lg:grid-cols-2">
          {items.map((item) => (
            <li key={item._id} className="min-w-0">
              <PayoutPayee
                item={item}
                code={codes[item._id]}
                isNext={item._id === nextId}
                mayPay={payout.can.pay}
                isHeld={isHeld}
                formKey={formKey}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
