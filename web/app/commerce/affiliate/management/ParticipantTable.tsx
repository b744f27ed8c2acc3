import type { CampaignDetail, Participant } from '@m4u/contract/commerce/affiliate/schema';
import Ban from 'lucide-react/icons/ban';
import CirclePlay from 'lucide-react/icons/circle-play';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { m } from '../../../paraglide/messages.js';
import { date, number } from '../../../platform/language/formats.ts';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { Column } from '../../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../../ui/table/DataTable.tsx';
import { ConfirmedSelectionButton, SelectionButton } from '../../../ui/table/SelectionBar.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { groupRewardsPath } from '../affiliatePaths.tsx';
import { signWords } from '../affiliateWords.tsx';
import { formatSum } from '../Figures.tsx';

const portraitSide = 36;

const nameOf = ({ member: { name, closed } }: Participant): string => (closed ? m.friend_closed_person() : name);

/** Whether a participant's clicks count, and signs of abuse. */
const State = ({ participant: { blocked, signs } }: { participant: Participant }) => (
  <span className="flex flex-wrap gap-1">
    {blocked && <Tag icon={Ban}>{m.affiliate_is_blocked()}</Tag>}
    {signs.map((sign) => (
      <Tag key={sign} icon={TriangleAlert}>
        {signWords[sign]()}
      </Tag>
    ))}
  </span>
);

const columns = (): readonly Column<Participant>[] => [
  {
    key: 'name',
    heading: m.affiliate_participant(),
    cell: (participant) => {
      const { member, joinedAt } = participant;
      return (
        <span className="flex items-center gap-3">
          <Avatar
            name={member.name || '?'}
            src={member.portrait && smallSource(member.portrait, portraitSide)}
            size={portraitSide}
          />
          <span className="grid min-w-0 flex-1">
            <span className="truncate font-semibold" translate="no">
              {nameOf(participant)}
            </span>
            <span className="truncate text-sm text-muted">{m.affiliate_joined_on({ day: date(joinedAt) })}</span>
          </span>
        </span>
      );
    },
  },
  {
    key: 'state',
    room: 'wide',
    heading: m.affiliate_state(),
    cell: (participant) => <State participant={participant} />,
  },
  { key: 'clicks', heading: m.affiliate_clicks(), align: 'right', cell: ({ clicks }) => number(clicks) },
  {
    key: 'conversions',
    heading: m.affiliate_conversions(),
    align: 'right',
    cell: ({ conversions }) => number(conversions),
  },
  {
    key: 'waiting',
    heading: m.affiliate_waiting_column(),
    align: 'right',
    cell: ({ rewards }) => <span className="font-semibold">{formatSum(rewards.pending)}</span>,
  },
  {
    key: 'paid',
    room: 'wide',
    heading: m.affiliate_status_paid(),
    align: 'right',
    cell: ({ rewards }) => formatSum(rewards.paid),
  },
];

export interface ParticipantTableProps extends Pick<DataTableProps<Participant>, 'rows' | 'foot'> {
  campaign: CampaignDetail;
}

/** Participants of a campaign as a table; several can be blocked or unblocked at once. */
export const ParticipantTable = ({ campaign, ...table }: ParticipantTableProps) => (
  <DataTable
    {...table}
    label={m.affiliate_participants()}
    columns={columns()}
    rowKey={({ _id }) => _id}
    rowName={nameOf}
    rowLink={({ _id }) => groupRewardsPath(campaign.group._id, { campaignId: campaign._id, participantId: _id })}
    selection={
      <>
        <ConfirmedSelectionButton icon={Ban} value="block" question={m.affiliate_block_many()}>
          {m.affiliate_block()}
        </ConfirmedSelectionButton>
        <SelectionButton icon={CirclePlay} value="unblock">
          {m.affiliate_unblock()}
        </SelectionButton>
      </>
    }
  />
);
