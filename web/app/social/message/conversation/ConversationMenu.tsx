import type { Person } from '@m4u/contract/profile/directory/person';
import type { Conversation } from '@m4u/contract/social/message/schema';
import EyeOff from 'lucide-react/icons/eye-off';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import UserPlus from 'lucide-react/icons/user-plus';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { href, Link, useNavigate } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog, Dialog, type DialogState, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { Menu, type MenuItem } from '../../../ui/overlays/Menu.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/overlays/Toast.tsx';
import { personName, listOtherMembers, PersonAvatar, conversationTitle } from '../conversationWords.tsx';
import { failureText } from '../failureText.tsx';
import { FriendPicker } from '../FriendPicker.tsx';
import { hideConversation, inviteMembers, leaveConversation, renameConversation } from '../messageApi.tsx';

/** Most members of a conversation. */
const mostMembers = 100;

type OnConversationChange = (changed: { readonly conversation: Conversation }) => void;

/** Runs an action and shows its error; returns whether it succeeded. */
const useAction = () => {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await action();
      return true;
    } catch (thrown) {
      toast({ kind: 'error', message: failureText(thrown) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
};

const Rename = ({
  dialog,
  conversation,
  take,
}: {
  dialog: DialogState;
  conversation: Conversation;
  take: OnConversationChange;
}) => {
  const { isBusy, run } = useAction();
  const [name, setName] = useState(conversation.name);
  const save = async () => {
    if (name.trim() === '') return;
    const succeeded = await run(async () => take({ conversation: await renameConversation(conversation._id, name) }));
    if (succeeded) dialog.onClose();
  };
  return (
    <Dialog
      {...dialog}
      title={m.message_rename()}
      actions={
        <Button busy={isBusy} onClick={() => void save()}>
          {m.message_save()}
        </Button>
      }
    >
      <TextField
        label={m.message_group_name()}
        value={name}
        maxLength={100}
        required
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save();
        }}
      />
    </Dialog>
  );
};

interface PeopleProps {
  dialog: DialogState;
  conversation: Conversation;
  readerId: string;
  take: OnConversationChange;
}

const Invite = ({ dialog, conversation, readerId, take }: PeopleProps) => {
  const { isBusy, run } = useAction();
  const [chosen, choose] = useState<ReadonlyMap<string, Person>>(new Map());
  const present = conversation.members.filter(({ status }) => status !== 'left');
  const add = async () => {
    if (chosen.size === 0) return;
    const succeeded = await run(async () =>
      take({ conversation: await inviteMembers(conversation._id, [...chosen.keys()]) }),
    );
    if (!succeeded) return;
    choose(new Map());
    dialog.onClose();
  };
  return (
    <Dialog
      {...dialog}
      title={m.message_invite()}
      description={m.message_invite_text()}
      actions={
        <Button busy={isBusy} disabled={chosen.size === 0} onClick={() => void add()}>
          {chosen.size === 0 ? m.message_invite() : m.message_invite_count({ count: chosen.size })}
        </Button>
      }
    >
      {dialog.open && (
        <FriendPicker
          readerId={readerId}
          chosen={chosen}
          onChange={choose}
          presentIds={new Set(present.map(({ _id }) => _id))}
          max={mostMembers - conversation.memberTotal}
        />
      )}
    </Dialog>
  );
};

const People = ({ dialog, conversation, readerId }: Omit<PeopleProps, 'take'>) => (
  <Dialog {...dialog} title={m.message_members({ count: conversation.memberTotal })}>
    <ul className="divide-y divide-line">
      {conversation.members
        .filter(({ status }) => status !== 'left')
        .map((member) => (
          <li key={member._id}>
            <Link
              to={href('/me/:id', { id: member.urlMinify ?? member._id })}
              className="flex min-h-14 items-center gap-3 py-2 hover:bg-sunken"
            >
              <PersonAvatar person={member} size={40} />
              <span className="min-w-0 flex-1 truncate">
                {member._id === readerId ? m.message_you() : personName(member)}
              </span>
            </Link>
          </li>
        ))}
    </ul>
  </Dialog>
);

export interface ConversationMenuProps {
  conversation: Conversation;
  readerId: string;
  take: OnConversationChange;
}

/** Menu of actions for a conversation. */
export const ConversationMenu = ({ conversation, readerId, take }: ConversationMenuProps) => {
  const navigate = useNavigate();
  const { run } = useAction();
  const [rename, invite, people, leave] = [useDialog(), useDialog(), useDialog(), useDialog()];
  const { _id, kind, can } = conversation;
  const [other] = listOtherMembers(conversation, readerId);
  const goAfter = async (action: () => Promise<unknown>) => {
    if (await run(action)) await navigate(href('/messages'));
  };
  const items: MenuItem[] = [
    ...(kind === 'direct' && other && !other.closed
      ? [{ label: m.message_see_page(), icon: UserRound, to: href('/me/:id', { id: other.urlMinify ?? other._id }) }]
      : []),
    ...(kind === 'group'
      ? [{ label: m.message_members({ count: conversation.memberTotal }), icon: Users, onSelect: people.show }]
      : []),
    ...(can.invite
      ? [
          { label: m.message_invite(), icon: UserPlus, onSelect: invite.show },
          { label: m.message_rename(), icon: Pencil, onSelect: rename.show },
        ]
      : []),
    { label: m.message_hide(), icon: EyeOff, onSelect: () => void goAfter(() => hideConversation(_id)) },
    ...(can.invite ? [{ label: m.message_leave(), icon: LogOut, onSelect: leave.show, danger: true }] : []),
  ];
  return (
    <>
      <Menu label={m.message_conversation_actions()} items={items} />
      {rename.open && <Rename dialog={rename} conversation={conversation} take={take} />}
      <Invite dialog={invite} conversation={conversation} readerId={readerId} take={take} />
      <People dialog={people} conversation={conversation} readerId={readerId} />
      <ConfirmDialog
        {...leave}
        title={m.message_leave()}
        question={m.message_leave_question({ title: conversationTitle(conversation, readerId) })}
        confirm={m.message_leave()}
        onConfirm={() => void goAfter(() => leaveConversation(_id))}
      />
    </>
  );
};
