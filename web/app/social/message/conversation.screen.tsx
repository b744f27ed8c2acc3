import { data } from 'react-router';
import type { Route } from './+types/conversation.screen';
import { m } from '../../paraglide/messages.js';
import { loadLive } from '../../platform/live.ts';
import { usePage } from '../../platform/page.ts';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import { Chat } from './Chat.tsx';
import { loadChat } from './useChat.tsx';
import { titleOf } from './conversationWords.tsx';

/** One conversation, read in the browser (decisions §2). */
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  loadLive(async () => {
    const chat = await loadChat(params.id);
    if (!chat) throw data(null, { status: 404 });
    return chat;
  });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { reader?: { memberId: string } }
    | undefined;
  const title = loaderData ? titleOf(loaderData.data.conversation, root?.reader?.memberId ?? '') : m.message_title();
  return [{ title: `${title} · M4U` }];
};

/** The whole screen of a phone; its own head leads back. */
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
  // Another conversation is another screen: nothing of the former stays.
  return reader ? <Chat key={params.id} loaded={loaderData} reader={reader} /> : null;
}
