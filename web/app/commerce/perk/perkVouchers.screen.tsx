import { VOUCHER_STATES } from '@m4u/contract/commerce/perk/rules';
import type { GroupVoucher } from '@m4u/contract/commerce/perk/schema';
import Gift from 'lucide-react/icons/gift';
import { href, redirect } from 'react-router';
import type { Route } from './+types/perkVouchers.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { dateAndTime, number } from '../../platform/language/formats.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { defineFilter, oneOf } from '../../platform/search/filter.server.ts';
import { requirePage } from '../../platform/search/table.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { chooseGroup } from '../../profile/group/people/people.server.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { points } from '../point/pointWords.tsx';
import { ManageFrame } from './ManageFrame.tsx';
import { groupVouchersPath } from './perkPaths.tsx';
import { VoucherStateTag, voucherStateWords } from './perkWords.tsx';

const readVoucherFilter = defineFilter({ state: oneOf(VOUCHER_STATES) });

/** The vouchers of a group that the reader administers (`?groupId=`); `?state=` filters them. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.perk_purpose());
  const url = new URL(request.url);
  const { groups, chosen, isNamed } = await chooseGroup(context, url);
  const group = chosen && { _id: chosen._id, name: chosen.name };
  const choices = isNamed ? [] : groups.map(({ _id, name }) => ({ _id, name }));
  const { page, filter, conditions } = readVoucherFilter(url.searchParams);
  if (!group) return { choices, group, page, filter, vouchers: [], total: 0 };
  const { data: vouchers, total } = await api(context).perk.ofGroup({
    query: { groupId: group._id, page, filter: conditions },
  });
  requirePage(context, { rows: vouchers, total });
  return { choices, group, page, filter, vouchers, total };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.perk_purpose());
  const form = await readForm(request);
  const { voucher = '', groupId = '' } = form.values;
  try {
    const { data } = await api(context).perk.giveBack({ params: { id: voucher } });
    setFlash(context, { kind: 'success', message: m.perk_given_back({ points: points(data.points) }) });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  return redirect(groupVouchersPath(groupId));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.perk_tab_vouchers()} · ${m.perk_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Row = ({ voucher }: { voucher: GroupVoucher }) => {
  const dialog = useDialog();
  const { buyer, perk } = voucher;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="text-beside">
        <span className="block font-semibold wrap-anywhere" translate="no">
          {buyer.name}
        </span>
        <span className="block text-sm text-muted wrap-anywhere">
          <span lang="">{perk.name}</span>
          {` · ${points(voucher.points)} · ${dateAndTime(voucher.createdAt)} · `}
          <span translate="no">{voucher.code}</span>
        </span>
      </span>
      <VoucherStateTag state={voucher.state} />
      {voucher.can.return && (
        <>
          <Button variant="quietDanger" aria-label={m.perk_give_back_of({ name: buyer.name })} {...dialog.trigger}>
            {m.perk_give_back()}
          </Button>
          <ConfirmDialog
            {...dialog}
            title={m.perk_give_back()}
            question={m.perk_give_back_question({ name: buyer.name, points: points(voucher.points) })}
            confirm={m.perk_give_back()}
            fields={{ voucher: voucher._id, groupId: voucher.groupId }}
          />
        </>
      )}
    </li>
  );
};

export default function PerkVouchers({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, group, page, filter, vouchers, total } = loaderData;
  const groupId = group?._id ?? '';
  return (
    <ManageFrame tab="vouchers" action={href('/action/perks/manage/vouchers')} choices={choices} group={group}>
      <FormError errors={actionData?.error?.[''] ?? undefined} />
      <Tags label={m.perk_states()} wrap>
        {(['', ...VOUCHER_STATES] as const).map((state) => (
          <Tag key={state} to={groupVouchersPath(groupId, { state })} current={state === filter.state}>
            {state === '' ? m.perk_state_all() : voucherStateWords[state]()}
          </Tag>
        ))}
      </Tags>
      <ListView
        padded
        label={m.perk_tab_vouchers()}
        page={page}
        total={total}
        count={m.perk_voucher_total({ count: number(total) })}
        rows={vouchers.map((voucher) => (
          <Row key={voucher._id} voucher={voucher} />
        ))}
        empty={{ icon: Gift, title: m.perk_vouchers_empty(), text: m.perk_vouchers_empty_text() }}
        filtered={
          hasFilter(filter) && {
            title: m.perk_none_found(),
            clear: { to: groupVouchersPath(groupId), label: m.perk_state_all() },
          }
        }
      />
    </ManageFrame>
  );
}
