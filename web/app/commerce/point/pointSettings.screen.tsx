import { getFormProps } from '@conform-to/react';
import { calculateEarnedPoints, RATE_PER_PERCENT, VND_PER_POINT } from '@m4u/contract/commerce/point/rules';
import { INVOICE_PREFIX_LENGTH } from '@m4u/contract/commerce/point/rules';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/pointSettings.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { amount, check, digits, defaultsOf, defineForm, text, useFields } from '../../platform/forms/definition.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues } from '../../platform/forms/form.server.ts';
import { money } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { readGroupId, readManaged } from '../../profile/group/management/managed.server.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { counterPath, pointSettingsPath, rulesPath } from './pointPaths.tsx';
import { points } from './pointWords.tsx';
import { Column } from '../../ui/layout/Column.tsx';

const settingsFields = defineForm({
  rate: amount(),
  expiryMonths: text(),
  invoicePrefix: text(),
  phoneReceipts: check(),
  gifts: check(),
  giftMinimum: digits(),
  giftMaximum: digits(),
  giftsPerDay: digits(),
});

/** A group's point settings (`?groupId=`): the rate, and the time until points expire. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.point_settings_purpose());
  const group = await readManaged(context, request);
  const { data: settings } = await api(context).point.settings({ params: { groupId: group._id } });
  return { group, settings };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.point_settings_purpose());
  const groupId = readGroupId(request);
  const form = await readForm(request, settingsFields);
  try {
    await api(context).point.updateSettings({ params: { groupId }, body: readValues(settingsFields, form) });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.point_settings_saved() });
  return redirect(pointSettingsPath(groupId));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.point_settings()} · M4U` }];

/** The payment of the example, in VND. */
const EXAMPLE = 500_000;

/** Explains an entered rate by an example; undefined for an invalid rate. */
const explainRate = (typed: string): string | undefined => {
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(typed)) return undefined;
  const rate = Math.round(Number(typed.replace(',', '.')) * RATE_PER_PERCENT);
  if (rate > 100 * RATE_PER_PERCENT) return undefined;
  const earned = calculateEarnedPoints(EXAMPLE, rate);
  return m.point_rate_means({
    payment: money(EXAMPLE),
    points: points(earned),
    worth: money(earned * VND_PER_POINT),
  });
};

/** Explains an entered number of months until expiry. */
const explainMonths = (typed: string): string =>
  /^\d{1,3}$/.test(typed) ? m.point_expiry_means({ count: Number(typed) }) : m.point_expiry_never();

/** Explains the beginning of invoice numbers by the first one. */
const explainPrefix = (typed: string): string =>
  typed === '' ? m.point_invoice_by_hand() : m.point_invoice_auto({ number: `${typed}0001` });

type Fields = ReturnType<typeof useFields<typeof settingsFields>>[1];

/** Whether customers may give each other points, and how many. */
const GiftFields = ({ fields }: { fields: Fields }) => (
  <div className="stack gap-3">
    <Checkbox field={fields.gifts} label={m.gift_settings()} hint={m.gift_settings_hint()} />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3 sm:items-end">
      {(
        [
          [fields.giftMinimum, m.gift_minimum()],
          [fields.giftMaximum, m.gift_maximum()],
          [fields.giftsPerDay, m.gift_per_day()],
        ] as const
      ).map(([field, label]) => (
        <MoneyField key={field.name} field={field} label={label} unit={m.point_unit()} digits={9} required />
      ))}
    </div>
  </div>
);

export default function PointSettings({ loaderData: { group, settings }, actionData }: Route.ComponentProps) {
  const [form, fields] = useFields(settingsFields, settings, actionData);
  const [typed, setTyped] = useState(() => defaultsOf(settingsFields, settings));
  return (
    <Column kind="form">
      <PageHeader
        title={m.point_settings()}
        lead={<span translate="no">{group.name}</span>}
        back={{ to: counterPath({ groupId: group._id }), label: m.point_counter() }}
      />
      <Card>
        <Form method="post" {...getFormProps(form)} className="stack gap-5">
          <FormError errors={form.errors} />
          <TextField
            field={fields.rate}
            label={m.point_rate()}
            hint={explainRate(typed.rate?.trim() ?? '')}
            inputMode="decimal"
            autoComplete="off"
            required
            maxLength={6}
            suffix={<span className="pr-3">%</span>}
            onInput={({ currentTarget }) => setTyped({ ...typed, rate: currentTarget.value })}
          />
          <TextField
            field={fields.expiryMonths}
            label={m.point_expiry()}
            hint={explainMonths(typed.expiryMonths?.trim() ?? '')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            optional
            suffix={<span className="pr-3">{m.point_months()}</span>}
            onInput={({ currentTarget }) => setTyped({ ...typed, expiryMonths: currentTarget.value })}
          />
          <TextField
            field={fields.invoicePrefix}
            label={m.point_invoice_prefix()}
            hint={explainPrefix(typed.invoicePrefix?.trim() ?? '')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={INVOICE_PREFIX_LENGTH}
            optional
            onInput={({ currentTarget }) => setTyped({ ...typed, invoicePrefix: currentTarget.value })}
          />
          {settings.canPhone ? (
            <Checkbox
              field={fields.phoneReceipts}
              label={m.point_phone_receipts()}
              hint={m.point_phone_receipts_hint()}
            />
          ) : (
            <p className="text-sm text-muted">{m.point_phone_receipts_no_way()}</p>
          )}
          <GiftFields fields={fields} />
          <p className="text-sm text-muted">{m.point_settings_text()}</p>
          <SubmitButton block>{m.point_settings_save()}</SubmitButton>
        </Form>
      </Card>
      <div className="pt-4">
        <LinkList
          ways={[{ to: rulesPath(group._id), icon: Sparkles, label: m.earning_title(), text: m.earning_title_text() }]}
        />
      </div>
    </Column>
  );
}
