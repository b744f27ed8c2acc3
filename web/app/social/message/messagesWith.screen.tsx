import { href, redirect, useNavigate } from 'react-router';
import type { Route } from './+types/messagesWith.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { usePage } from '../../platform/session/page.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { useWaiting } from './conversation/useChat.tsx';
import { ChatPane } from './conversation/ChatPane.tsx';
import { Composer } from './conversation/Composer.tsx';
import { personName, PersonAvatar } from './conversationWords.tsx';
import { ReadOnlyNotice } from './conversation/ReadOnlyNotice.tsx';
import { WaitingBubble } from './conversation/WaitingBubble.tsx';

/** Opens the conversation with a member, or an empty one when there is none yet; asks visitors to sign in. */
export const loader = async ({ context, params: { memberId } }: Route.LoaderArgs) => {
  requireReader(context, m.message_purpose());
  const { friend, message } = api(context);
  // The path has an id or short link; the API returns the id.
  const { data: relation } = await friend.status({ params: { id: memberId } });
  const { data: conversation } = await message.conversation({ query: { receiver: relation._id } });
  if (conversation) throw redirect(href('/messages/:id', { id: conversation._id }));
  return relation;
};

export const meta: Route.MetaFunction = () => [{ title: `${m.message_title()} · M4U` }];

export const handle = { fullWidth: true, ownHead: true };

export default function MessagesWith({ loaderData: { person, status } }: Route.ComponentProps) {
  const reader = usePage()?.reader;
  const navigate = useNavigate();
  const readerId = reader?.memberId ?? '';
  const target = { receiver: person._id };
  const { waiting, send } = useWaiting(readerId, [target], ({ groupMessageId: conversationId }) => {
    // The first message sent has created the conversation; continue there.
    void navigate(href('/messages/:id', { id: conversationId }), { replace: true });
  });
  if (!reader) return null;
  const name = personName(person);
  const isOpen = reader.verified && !person.closed && person._id !== readerId;
  return (
    <ChatPane
      avatar={<PersonAvatar person={person} size={40} />}
      title={name}
      {...(!person.closed && { to: href('/me/:id', { id: person.urlMinify ?? person._id }) })}
    >
      <div className="flex min-h-0 flex-1 flex-col justify-end gap-4 overflow-y-auto p-4">
        <p className="m-auto max-w-80 text-center text-muted">
          {status === 'accepted' ? m.message_begin({ name }) : m.message_begin_stranger({ name })}
        </p>
        <ol>
          {waiting.map((each) => (
            <li key={each.entry.id}>
              <WaitingBubble waiting={each} readerId={readerId} />
            </li>
          ))}
        </ol>
      </div>
      {isOpen ? (
        <Composer
          readerId={readerId}
          draft={`with ${person._id}`}
          onSend={(text, images) => send(target, text, images, text || m.message_pictures({ count: images.length }))}
        />
      ) : (
        <ReadOnlyNotice conversation={null} readerId={readerId} verified={reader.verified} />
      )}
    </ChatPane>
  );
}
