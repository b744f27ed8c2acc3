import { toWindow } from '@m4u/contract/social/notification/live.rules';
import { data } from 'react-router';
import type { Route } from './+types/conversation.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { loadLive } from '../../../platform/live/live.ts';
import { usePage } from '../../../platform/session/page.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { Chat } from './Chat.tsx';
import { conversationTitle } from '../conversationWords.tsx';
import { LISTED_MESSAGES } from '../messageApi.tsx';

/** One conversation with its newest messages; asks visitors to sign in. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  requireReader(context, m.message_purpose());
  const groupMessageId = params.id;
  const { message } = api(context);
  const [{ data: conversation }, { data: messages, more }] = await Promise.all([
    message.conversation({ query: { groupMessageId } }),
    message.messages({ query: { groupMessageId, limit: LISTED_MESSAGES } }),
  ]);
  if (!conversation) throw data(null, { status: 404 });
  return { chat: { data: { conversation, messages: toWindow(messages, more) }, position: 0 }, now: Date.now() };
};

export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const {
    data: { chat, now },
    position,
  } = await loadLive(() => serverLoader());
  return { chat: { ...chat, position }, now };
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { reader?: { memberId: string } }
    | undefined;
  const title = loaderData
    ? conversationTitle(loaderData.chat.data.conversation, root?.reader?.memberId ?? '')
    : m.message_title();
  return [{ title: `${title} · M4U` }];
};

/** Fills a phone's screen; its own head has the back link. */
export const handle = { fullWidth: true, ownHead: true };

export default function ConversationScreen({ loaderData: { chat, now }, params }: Route.ComponentProps) {
  const reader = usePage()?.reader;
  // The key resets all state for another conversation.
  return reader ? <Chat key={params.id} loaded={chat} reader={reader} now={now} /> : null;
}
