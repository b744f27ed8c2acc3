import type { SubmissionResult } from '@conform-to/react';
import type { Reward } from '@m4u/contract/commerce/affiliate/schema';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { m } from '../../../paraglide/messages.js';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { Column } from '../../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../../ui/table/DataTable.tsx';
import { ConfirmedSelectionButton, SelectionButton } from '../../../ui/table/SelectionBar.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { formatAmount } from '../../../content/section/offers/offerWords.tsx';
import { managedPath } from '../affiliatePaths.tsx';
import { signWords } from '../affiliateWords.tsx';
import { RewardStatusTag } from '../StatusTags.tsx';
import { Cause, describeOutcome } from './GroupReward.tsx';
import { RejectionReason } from './RejectionReason.tsx';

const portraitSide = 36;

const nameOf = ({ participant: { member } }: Reward): string =>
  member.closed ? m.friend_closed_person() : member.name;

const isOpen = ({ can }: Reward): boolean => can.approve || can.reject;

const columns = (): readonly Column<Reward>[] => [
  {
    key: 'name',
    heading: m.affiliate_participant(),
    cell: (reward) => {
      const { portrait, name } = reward.participant.member;
      return (
        <span className="flex items-center gap-3">
          <Avatar name={name || '?'} src={portrait && smallSource(portrait, portraitSide)} size={portraitSide} />
          <span className="grid min-w-0 flex-1">
            <span className="truncate font-semibold" translate="no">
              {nameOf(reward)}
            </span>
            <span lang="" className="truncate text-sm text-muted">
              {reward.campaign.title}
            </span>
          </span>
        </span>
      );
    },
  },
  {
    key: 'cause',
    room: 'wide',
    heading: m.affiliate_cause_column(),
    // Above the link that covers the row.
    cell: (reward) => (
      <span className="relative z-1 block">
        <Cause reward={reward} />
      </span>
    ),
  },
  {
    key: 'state',
    heading: m.affiliate_state(),
    cell: (reward) => (
      <span className="grid justify-items-start gap-1">
        <RewardStatusTag status={reward.status} />
        {reward.signs.map((sign) => (
          <Tag key={sign} icon={TriangleAlert}>
            {signWords[sign]()}
          </Tag>
        ))}
        <span className="max-w-56 text-sm whitespace-normal text-muted empty:hidden">{describeOutcome(reward)}</span>
      </span>
    ),
  },
  {
    key: 'amount',
    heading: m.affiliate_amount(),
    align: 'right',
    cell: ({ amount, unit, status }) => (
      <span className={status === 'rejected' ? 'font-semibold line-through' : 'font-semibold'}>
        {formatAmount(amount, unit)}
      </span>
    ),
  },
];

export interface RewardTableProps extends Pick<DataTableProps<Reward>, 'rows' | 'foot'> {
  reply: SubmissionResult | undefined;
}

/** Rewards of a group as a table for its admins; several are approved or rejected at once. */
export const RewardTable = ({ reply, ...table }: RewardTableProps) => (
  <DataTable
    {...table}
    label={m.affiliate_rewards()}
    columns={columns()}
    rowKey={({ _id }) => _id}
    rowName={nameOf}
    rowLink={({ campaign }) => managedPath(campaign._id)}
    canChoose={isOpen}
    selection={
      table.rows.some(isOpen) ? (
        <>
          <SelectionButton icon={Check} isMain value="approve" formNoValidate>
            {m.affiliate_approve()}
          </SelectionButton>
          <ConfirmedSelectionButton
            icon={X}
            value="reject"
            question={m.affiliate_reject_text()}
            fields={<RejectionReason reply={reply} />}
          >
            {m.affiliate_reject()}
          </ConfirmedSelectionButton>
        </>
      ) : undefined
    }
  />
);
