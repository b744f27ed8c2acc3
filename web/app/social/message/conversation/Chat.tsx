import type { Conversation, Message } from '@m4u/contract/social/message/schema';
import { useCallback, useState } from 'react';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import type { Loaded } from '../../../platform/live/live.ts';
import type { Reader } from '../../../platform/request/scope.server.ts';
import { type ChatTarget, useChat, useReadMark, useWaiting } from './useChat.tsx';
import { ChatPane } from './ChatPane.tsx';
import { Composer } from './Composer.tsx';
import { ConversationMenu } from './ConversationMenu.tsx';
import { ConversationAvatar, listOtherMembers, conversationTitle } from '../conversationWords.tsx';
import { MessageActions } from './MessageActions.tsx';
import { MessageList } from './MessageList.tsx';
import type { ChatState } from '../messageState.tsx';
import { RequestBanner } from './RequestBanner.tsx';
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx';

const memberCountText = ({ kind, memberTotal }: Conversation): string | undefined =>
  kind === 'group' ? m.message_members({ count: memberTotal }) : undefined;

/** Targets that a waiting message of this conversation may have been written to; the first is the present one. */
const listTargets = (conversation: Conversation, readerId: string): ChatTarget[] => {
  const [other] = conversation.kind === 'direct' ? listOtherMembers(conversation, readerId) : [];
  return [{ groupMessageId: conversation._id }, ...(other ? [{ receiver: other._id }] : [])];
};

/** An open conversation: its messages and the composer. */
export const Chat = ({ loaded, reader, now }: { loaded: Loaded<ChatState>; reader: Reader; now: number }) => {
  const readerId = reader.memberId;
  const { state, take, loadOlder } = useChat(loaded);
  const { conversation, messages } = state;
  const targets = listTargets(conversation, readerId);
  const { waiting, send } = useWaiting(readerId, targets, (message) => take({ message }));
  const [isAtEnd, setAtEnd] = useState(true);
  useReadMark(conversation, isAtEnd, take);
  const [acting, act] = useState<Message | null>(null);
  const onActions = useCallback((message: Message) => act(message), []);
  const [other] = listOtherMembers(conversation, readerId);
  const lead = memberCountText(conversation);
  const canWrite = conversation.can.write && reader.verified;
  return (
    <ChatPane
      avatar={<ConversationAvatar conversation={conversation} readerId={readerId} size={40} />}
      title={conversationTitle(conversation, readerId)}
      {...(lead !== undefined && { lead })}
      {...(conversation.kind === 'direct' &&
        other &&
        !other.closed && { to: href('/me/:id', { id: other.urlMinify ?? other._id }) })}
      actions={<ConversationMenu conversation={conversation} readerId={readerId} take={take} />}
    >
      <MessageList
        conversation={conversation}
        messages={messages.rows}
        more={messages.more}
        waiting={waiting}
        readerId={readerId}
        now={now}
        loadOlder={loadOlder}
        onActions={onActions}
        onEnd={setAtEnd}
      />
      {conversation.status === 'request' && (
        <RequestBanner conversation={conversation} readerId={readerId} take={take} />
      )}
      {canWrite ? (
        <Composer
          readerId={readerId}
          draft={conversation._id}
          onSend={(text, images) =>
            send(
              { groupMessageId: conversation._id },
              text,
              images,
              text || m.message_pictures({ count: images.length }),
            )
          }
        />
      ) : (
        <ReadOnlyNotice conversation={conversation} readerId={readerId} verified={reader.verified} />
      )}
      <MessageActions message={acting} readerId={readerId} onClose={() => act(null)} take={take} />
    </ChatPane>
  );
};
