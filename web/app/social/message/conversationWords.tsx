import type { Person } from '@m4u/contract/profile/directory/person';
import type { Conversation, Message, Participant } from '@m4u/contract/social/message/schema';
import { m } from '../../paraglide/messages.js';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../ui/Avatar.tsx';

/** Name of a person; a member with a closed page has none. */
export const personName = ({ name }: Pick<Person, 'name'>): string => name || m.message_nobody();

/** Other members of a conversation; in a direct one the other member even after leaving. */
export const listOtherMembers = ({ kind, members }: Conversation, readerId: string): Participant[] =>
  members.filter(({ _id, status }) => _id !== readerId && (kind === 'direct' || status !== 'left'));

/** Title of a conversation: its name, or the names of its members. */
export const conversationTitle = (conversation: Conversation, readerId: string): string => {
  const others = listOtherMembers(conversation, readerId);
  if (conversation.name !== '') return conversation.name;
  if (conversation.kind === 'direct') return others[0] ? personName(others[0]) : m.message_nobody();
  if (others.length === 0) return m.message_only_you();
  const named = others.slice(0, 3).map(personName).join(', ');
  const unnamedCount = conversation.memberTotal - 1 - Math.min(3, others.length);
  return unnamedCount > 0 ? m.message_and_others({ names: named, count: unnamedCount }) : named;
};

/** Sentence for a change of a conversation. */
export const formatSystemMessage = ({ kind, sender, detail }: Message, readerId: string): string => {
  const isReader = sender._id === readerId;
  const name = personName(sender);
  if (kind === 'joined') return isReader ? m.message_you_joined() : m.message_joined({ name });
  if (kind === 'left') return isReader ? m.message_you_left() : m.message_left({ name });
  return isReader ? m.message_you_named({ title: detail }) : m.message_named({ name, title: detail });
};

/** A message on one line, for lists. */
export const formatPreview = (message: Message, { kind }: Conversation, readerId: string): string => {
  if (message.kind !== 'text') return formatSystemMessage(message, readerId);
  const text = message.withdrawn
    ? m.message_withdrawn()
    : message.detail || m.message_pictures({ count: message.images.length });
  if (message.sender._id === readerId) return m.message_by_you({ text });
  return kind === 'group' ? m.message_by({ name: personName(message.sender), text }) : text;
};

/** Round portrait of a person. */
export const PersonAvatar = ({ person, size = 48 }: { person: Person; size?: number }) => (
  // A name has no language.
  <span lang="" className="flex shrink-0">
    <Avatar name={personName(person)} src={person.portrait && smallSource(person.portrait, size)} size={size} />
  </span>
);

/** Portrait of the other member, or of two members of a group. */
export const ConversationAvatar = ({
  conversation,
  readerId,
  size = 48,
}: {
  conversation: Conversation;
  readerId: string;
  size?: number;
}) => {
  const [first, second] = listOtherMembers(conversation, readerId);
  if (!first) return <Avatar name={conversationTitle(conversation, readerId)} size={size} />;
  if (conversation.kind === 'direct' || !second) return <PersonAvatar person={first} size={size} />;
  const small = Math.round(size * 0.66);
  return (
    <span aria-hidden className="relative block shrink-0" style={{ width: size, height: size }}>
      <span className="absolute top-0 right-0 flex">
        <PersonAvatar person={second} size={small} />
      </span>
      <span className="absolute bottom-0 left-0 flex rounded-full ring-2 ring-surface">
        <PersonAvatar person={first} size={small} />
      </span>
    </span>
  );
};
