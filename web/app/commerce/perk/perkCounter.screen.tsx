import { perkCounterPath } from '@m4u/contract/commerce/perk/rules';
import type { GroupVoucher } from '@m4u/contract/commerce/perk/schema';
import Gift from 'lucide-react/icons/gift';
import ScanLine from 'lucide-react/icons/scan-line';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/perkCounter.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { dateAndTime } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { BuyerFace, BuyerName } from '../point/CustomerSummary.tsx';
import { PerkPicture } from './PerkPicture.tsx';
import { points } from '../point/pointWords.tsx';
import { lastDayOf, VoucherStateTag } from './perkWords.tsx';

/** The counter for perks: finds a voucher by `?code=`, and hands it over. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.perk_counter_purpose());
  const code = new URL(request.url).searchParams.get('code') ?? '';
  if (code === '') return { code, voucher: null, isUnknown: false };
  try {
    const { data: voucher } = await api(context).perk.byCode({ params: { code } });
    return { code, voucher, isUnknown: false };
  } catch (thrown) {
    const problem = problemOf(thrown)?.code;
    if (problem !== 'not-found' && problem !== 'invalid') throw thrown;
    return { code, voucher: null, isUnknown: true };
  }
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.perk_counter_purpose());
  const form = await readForm(request);
  try {
    const { data } = await api(context).perk.handOver({ params: { code: form.values['code'] ?? '' } });
    setFlash(context, {
      kind: 'success',
      message: m.perk_handed_over({ perk: data.perk.name, name: data.buyer.name }),
    });
    return redirect(perkCounterPath(data.code));
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.perk_counter()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

/** Why a voucher is not handed over; undefined for one that can be. */
const refusalOf = (voucher: GroupVoucher): string | undefined => {
  if (voucher.can.handOver) return undefined;
  switch (voucher.state) {
    case 'handed':
      return m.perk_already_handed({ time: dateAndTime(voucher.handedAt ?? '') });
    case 'returned':
      return m.perk_returned_text({ points: points(voucher.points) });
    case 'taken':
    case 'expired':
      return m.perk_too_late({ date: lastDayOf(voucher) });
  }
};

const Found = ({ voucher }: { voucher: GroupVoucher }) => {
  const refusal = refusalOf(voucher);
  return (
    <Card as="section" aria-labelledby="voucher" className="stack">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id="voucher" lang="" className="min-w-0 text-xl wrap-anywhere">
          {voucher.perk.name}
        </h2>
        <VoucherStateTag state={voucher.state} />
      </div>
      <PerkPicture picture={voucher.perk.picture} name={voucher.perk.name} sizes="(min-width: 600px) 520px, 90vw" />
      <div className="flex items-center gap-3">
        <BuyerFace buyer={voucher.buyer} size={48} />
        <BuyerName buyer={voucher.buyer} />
      </div>
      <p className="text-sm text-muted">
        {`${points(voucher.points)} · ${m.perk_taken_at({ time: dateAndTime(voucher.createdAt) })}`}
      </p>
      {refusal === undefined ? (
        <Form method="post">
          <input type="hidden" name="code" value={voucher.code} />
          <SubmitButton name="intent" value="hand" icon={Gift} block>
            {m.perk_hand_over()}
          </SubmitButton>
        </Form>
      ) : (
        <p className="rounded-md bg-sunken p-3 font-semibold">{refusal}</p>
      )}
    </Card>
  );
};

export default function PerkCounter({ loaderData: { code, voucher, isUnknown }, actionData }: Route.ComponentProps) {
  return (
    <Column kind="form">
      <PageHeader
        title={m.perk_counter()}
        lead={m.perk_counter_lead()}
        back={{ to: href('/action/createPoint'), label: m.point_counter() }}
      />
      <div className="stack">
        <FormError errors={actionData?.error?.[''] ?? undefined} />
        <Card>
          <Form key={code} action={href('/action/perks/counter')} className="stack">
            <TextField
              name="code"
              label={m.perk_code()}
              defaultValue={code}
              error={isUnknown ? m.perk_code_unknown() : undefined}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              required
            />
            <div className="flex flex-wrap gap-3">
              <SubmitButton variant={voucher ? 'secondary' : 'primary'}>{m.perk_find()}</SubmitButton>
              <LinkButton to={href('/scan-qr')} variant="secondary" icon={ScanLine}>
                {m.perk_scan()}
              </LinkButton>
            </div>
          </Form>
        </Card>
        {voucher && <Found voucher={voucher} />}
      </div>
    </Column>
  );
}
