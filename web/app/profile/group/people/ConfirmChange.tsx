import { GROUP_ROLES } from '@m4u/contract/profile/group/roles.rules';
import type { LucideIcon } from 'lucide-react';
import ShieldOff from 'lucide-react/icons/shield-off';
import UserRoundMinus from 'lucide-react/icons/user-round-minus';
import { Form, href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FriendRow } from '../../friend/FriendRow.tsx';
import { formatRole } from './formatRole.tsx';
import { groupRoleTexts, groupRoleWords } from './peoplePaths.tsx';
import type { PendingChange } from './people.server.ts';
import { peopleListPath, type PeopleTab } from './peoplePaths.tsx';

export interface ConfirmChangeProps {
  groupId: string;
  tab: PeopleTab;
  pendingChange: PendingChange;
}

interface ConfirmTexts {
  title(of: { name: string }): string;
  label(): string;
  /** Explains the consequences, for changes that take rights away or give them. */
  text?(of: { name: string }): string;
  icon?: LucideIcon;
}

const confirmTexts: Readonly<Record<PendingChange['change'], ConfirmTexts>> = {
  remove: {
    title: m.people_remove_question,
    label: m.people_remove,
    text: m.people_remove_text,
    icon: UserRoundMinus,
  },
  'step-down': {
    title: m.people_step_down_question,
    label: m.people_step_down,
    text: m.people_step_down_text,
    icon: ShieldOff,
  },
  title: { title: m.people_title_of, label: m.people_save },
  role: { title: m.people_role_of, label: m.people_save },
  'offer-ownership': { title: m.people_offer_question, label: m.people_offer, text: m.people_offer_consequence },
  'give-up-ownership': {
    title: m.people_give_up_question,
    label: m.people_give_up,
    text: m.people_give_up_text,
    icon: ShieldOff,
  },
};

/**
 * Asks before a change of a membership: for a confirmation, the title or the role. It is a view of its own, so that it
 * works without scripts.
 */
export const ConfirmChange = ({ groupId, tab, pendingChange: { change, member } }: ConfirmChangeProps) => {
  const { name } = member.person;
  const listPath = peopleListPath(groupId, tab);
  const { title, label, icon, text } = confirmTexts[change];
  return (
    <>
      <PageHeader title={title({ name })} back={{ to: listPath, label: m.people_keep() }} />
      <Card>
        <ul>
          <FriendRow person={member.person} line={formatRole(member) ?? ''} />
        </ul>
        <Form method="post" replace className="stack pt-2">
          <input type="hidden" name="groupId" value={groupId} />
          <input type="hidden" name="member" value={member._id} />
          <input type="hidden" name="name" value={name} />
          {/* A former admin cannot open the list any more. */}
          <input
            type="hidden"
            name="back"
            value={change === 'step-down' ? href('/mbg/:id/members', { id: groupId }) : listPath}
          />
          {text && <p>{text({ name })}</p>}
          {change === 'role' && (
            <RadioCards
              name="role"
              legend={m.people_role()}
              defaultValue={member.role}
              options={GROUP_ROLES.map((role) => ({
                value: role,
                label: groupRoleWords[role](),
                description: groupRoleTexts[role](),
              }))}
            />
          )}
          {change === 'title' && (
            <TextField
              name="title"
              label={m.people_title_field()}
              hint={m.people_title_hint()}
              defaultValue={member.title}
              maxLength={100}
              autoComplete="off"
            />
          )}
          <div className="flex flex-wrap gap-3">
            <SubmitButton name="intent" value={change} {...(icon && { variant: 'danger' as const, icon })}>
              {label()}
            </SubmitButton>
            <LinkButton to={listPath} variant="secondary">
              {m.people_keep()}
            </LinkButton>
          </div>
        </Form>
      </Card>
    </>
  );
};
