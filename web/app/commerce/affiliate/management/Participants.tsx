import type { CampaignDetail, Participant } from '@m4u/contract/commerce/affiliate/schema';
import Ban from 'lucide-react/icons/ban';
import UsersRound from 'lucide-react/icons/users-round';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { date, number } from '../../../platform/language/formats.ts';
import { Button, LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { SearchForm } from '../../../ui/fields/SearchForm.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { ListView } from '../../../ui/ListView.tsx';
import { groupRewardsPath, managedPath } from '../affiliatePaths.tsx';
import { FigureRow, formatSum } from '../Figures.tsx';
import { Signs } from '../StatusTags.tsx';
import { PersonRow } from '../PersonRow.tsx';
import { ParticipantTable } from './ParticipantTable.tsx';

/** Blocks a participant after a confirmation, or unblocks them. */
const Blocking = ({ participant: { _id, member, blocked } }: { participant: Participant }) => {
  const dialog = useDialog();
  if (blocked)
    return (
      <Form method="post">
        <input type="hidden" name="participant" value={_id} />
        <SubmitButton name="intent" value="unblock" variant="secondary">
          {m.affiliate_unblock()}
        </SubmitButton>
      </Form>
    );
  return (
    <>
      <Button variant="quiet" icon={Ban} {...dialog.trigger}>
        {m.affiliate_block()}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.affiliate_block()}
        question={m.affiliate_block_question({ name: member.name })}
        confirm={m.affiliate_block()}
        fields={{ intent: 'block', participant: _id }}
      />
    </>
  );
};

const Row = ({ participant, campaign }: { participant: Participant; campaign: CampaignDetail }) => {
  const { _id, member, joinedAt, blocked, clicks, conversions, rewards, signs } = participant;
  return (
    <li className="stack gap-3 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <PersonRow person={member}>{m.affiliate_joined_on({ day: date(joinedAt) })}</PersonRow>
        {blocked && <Tag icon={Ban}>{m.affiliate_is_blocked()}</Tag>}
      </div>
      <FigureRow
        className="grid-cols-2 gap-2 sm:grid-cols-4"
        figures={[
          { label: m.affiliate_clicks(), value: number(clicks) },
          { label: m.affiliate_conversions(), value: number(conversions) },
          { label: m.affiliate_waiting(), value: formatSum(rewards.pending) },
          { label: m.affiliate_status_paid(), value: formatSum(rewards.paid) },
        ]}
      />
      <Signs signs={signs} />
      <div className="flex flex-wrap gap-2">
        <LinkButton
          to={groupRewardsPath(campaign.group._id, { campaignId: campaign._id, participantId: _id })}
          variant="secondary"
        >
          {m.affiliate_rewards()}
        </LinkButton>
        <Blocking participant={participant} />
      </div>
    </li>
  );
};

export interface ParticipantsProps {
  campaign: CampaignDetail;
  participants: readonly Participant[];
  total: number;
  page: number;
  /** Rows per page. */
  limit: number;
  /** Searched words of a name. */
  q: string;
}

/** Participants of a campaign with their results and signs of abuse. */
export const Participants = ({ campaign, participants, total, page, limit, q }: ParticipantsProps) => (
  <Section id="participants" title={m.affiliate_participants()}>
    {(total > 0 || q !== '') && (
      <SearchForm
        key={q}
        action={managedPath(campaign._id)}
        value={q}
        label={m.affiliate_search_person()}
        submitLabel={m.affiliate_narrow()}
        autoComplete="off"
      />
    )}
    <ListView
      label={m.affiliate_participants()}
      page={page}
      total={total}
      size={limit}
      table={<ParticipantTable campaign={campaign} rows={participants} foot={{ page, total, size: limit }} />}
      rows={participants.map((participant) => (
        <Row key={participant._id} participant={participant} campaign={campaign} />
      ))}
      empty={{
        icon: UsersRound,
        title: m.affiliate_participants_none(),
        text: campaign.state === 'running' && m.affiliate_participants_none_text(),
      }}
      filtered={q !== '' && { title: m.affiliate_participants_none_found() }}
    />
  </Section>
);
