import type { ManagedCampaign } from '@m4u/contract/commerce/affiliate/schema';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import type { Column } from '../../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../../ui/table/DataTable.tsx';
import { formatCampaignDays, formatReward } from '../../../content/section/offers/offerWords.tsx';
import { managedPath } from '../affiliatePaths.tsx';
import { formatSum } from '../Figures.tsx';
import { CampaignStateTag } from '../StatusTags.tsx';

const columns = (): readonly Column<ManagedCampaign>[] => [
  {
    key: 'title',
    heading: m.affiliate_campaign(),
    cell: (campaign) => (
      <span className="grid">
        <span lang="" className="truncate font-semibold">
          {campaign.title}
        </span>
        <span className="truncate text-sm text-muted">
          {[formatReward(campaign), formatCampaignDays(campaign)].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  },
  { key: 'state', heading: m.affiliate_state(), cell: ({ state }) => <CampaignStateTag state={state} /> },
  {
    key: 'participants',
    room: 'wide',
    heading: m.affiliate_participants(),
    align: 'right',
    cell: ({ participants }) => number(participants),
  },
  {
    key: 'clicks',
    room: 'widest',
    heading: m.affiliate_clicks(),
    align: 'right',
    cell: ({ clicks }) => number(clicks),
  },
  {
    key: 'conversions',
    heading: m.affiliate_conversions(),
    align: 'right',
    cell: ({ conversions }) => number(conversions),
  },
  {
    key: 'waiting',
    room: 'wide',
    heading: m.affiliate_waiting_column(),
    align: 'right',
    cell: ({ rewards }) => <span className="font-semibold">{formatSum(rewards.pending)}</span>,
  },
];

/** Campaigns of a group as a table for its admins. */
export const CampaignTable = (table: Pick<DataTableProps<ManagedCampaign>, 'rows' | 'foot'>) => (
  <DataTable
    {...table}
    label={m.affiliate_campaigns()}
    columns={columns()}
    rowKey={({ _id }) => _id}
    rowName={({ title }) => title}
    rowLink={({ _id }) => managedPath(_id)}
  />
);
