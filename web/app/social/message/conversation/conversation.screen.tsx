import { data } from 'react-router';
import type { Route } from './+types/conversation.screen';
import { m } from '../../../paraglide/messages.js';
import { hearing, loadLive } from '../../../platform/live/live.ts';
import { requireId } from '../../../platform/request/require-id.ts';
import { usePage } from '../../../platform/session/page.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { SkeletonList } from '../../../ui/Skeleton.tsx';
import { Chat } from './Chat.tsx';
import { loadChat } from './useChat.tsx';
import { conversationTitle } from '../conversationWords.tsx';

/** Asks visitors to sign in. */
export const loader = ({ context, params }: Route.LoaderArgs) => {
  requireReader(context, m.message_purpose());
  requireId(params.id);
  return null;
};

/** One conversation, loaded in the browser. */
export const clientLoader = async ({ params, serverLoader }: Route.ClientLoaderArgs) => {
  if (hearing.readerId === undefined) await serverLoader();
  requireId(params.id);
  return loadLive(async () => {
    const chat = await loadChat(params.id);
    if (!chat) throw data(null, { status: 404 });
    return chat;
  });
};
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { reader?: { memberId: string } }
    | undefined;
  const title = loaderData
    ? conversationTitle(loaderData.data.conversation, root?.reader?.memberId ?? '')
    : m.message_title();
  return [{ title: `${title} · M4U` }];
};

/** Fills a phone's screen; its own head has the back link. */
export const handle = { fullWidth: true, ownHead: true };

export function HydrateFallback() {
  return (
    <div className="p-4">
      <SkeletonList rows={5} />
    </div>
  );
}

export default function ConversationScreen({ loaderData, params }: Route.ComponentProps) {
  const reader = usePage()?.reader;
  // The key resets all state for another conversation.
  return reader ? <Chat key={params.id} loaded={loaderData} reader={reader} /> : null;
}
