import { VOUCHER_STATES } from '@m4u/contract/commerce/perk/rules';
import type { Voucher } from '@m4u/contract/commerce/perk/schema';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Gift from 'lucide-react/icons/gift';
import { href, Link } from 'react-router';
import type { Route } from './+types/perks.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { number } from '../../platform/language/formats.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { defineFilter, oneOf } from '../../platform/search/filter.server.ts';
import { requirePage } from '../../platform/search/table.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { points } from '../point/pointWords.tsx';
import { PerkThumbnail } from './PerkPicture.tsx';
import { voucherPath, vouchersPath } from './perkPaths.tsx';
import { lastDayOf, VoucherStateTag, voucherStateWords } from './perkWords.tsx';

const readVoucherFilter = defineFilter({ state: oneOf(VOUCHER_STATES) });

/** The reader's vouchers of all groups; `?state=` filters them. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.perk_purpose());
  const { page, filter, conditions } = readVoucherFilter(new URL(request.url).searchParams);
  const { data: vouchers, total } = await api(context).perk.vouchers({ query: { page, filter: conditions } });
  requirePage(context, { rows: vouchers, total });
  return { vouchers, total, page, filter };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.perk_mine()} · M4U` }];

const Row = ({ voucher }: { voucher: Voucher }) => (
  <Link to={voucherPath(voucher._id)} className="flex min-h-18 flex-wrap items-center gap-3 px-4 py-3 hover:bg-sunken">
    <PerkThumbnail picture={voucher.perk.picture} />
    <span className="text-beside">
      <span lang="" className="block font-semibold wrap-anywhere">
        {voucher.perk.name}
      </span>
      <span className="block text-sm text-muted">
        <span translate="no">{voucher.group.name}</span>
        {` · ${points(voucher.points)}`}
        {voucher.state === 'taken' && ` · ${m.perk_until({ date: lastDayOf(voucher) })}`}
      </span>
    </span>
    <VoucherStateTag state={voucher.state} />
    <ChevronRight aria-hidden size={20} className="shrink-0 text-muted" />
  </Link>
);

export default function Perks({ loaderData: { vouchers, total, page, filter } }: Route.ComponentProps) {
  return (
    <Column kind="list">
      <PageHeader
        title={m.perk_mine()}
        lead={m.perk_mine_lead()}
        back={{ to: href('/action/viewPoint'), label: m.point_view() }}
      />
      <div className="stack">
        {(total > 0 || hasFilter(filter)) && (
          <Tags label={m.perk_states()} wrap>
            {(['', ...VOUCHER_STATES] as const).map((state) => (
              <Tag key={state} to={vouchersPath({ state })} current={state === filter.state}>
                {state === '' ? m.perk_state_all() : voucherStateWords[state]()}
              </Tag>
            ))}
          </Tags>
        )}
        <ListView
          label={m.perk_mine()}
          page={page}
          total={total}
          count={m.perk_voucher_total({ count: number(total) })}
          rows={vouchers.map((voucher) => (
            <li key={voucher._id}>
              <Row voucher={voucher} />
            </li>
          ))}
          empty={{
            icon: Gift,
            title: m.perk_mine_empty(),
            text: m.perk_mine_empty_text(),
            action: <LinkButton to={href('/action/viewPoint')}>{m.point_view()}</LinkButton>,
          }}
          filtered={
            hasFilter(filter) && {
              title: m.perk_none_found(),
              clear: { to: vouchersPath(), label: m.perk_state_all() },
            }
          }
        />
      </div>
    </Column>
  );
}
