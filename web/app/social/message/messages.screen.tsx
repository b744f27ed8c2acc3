import type { ReactNode } from 'react';
import { href, Outlet, useMatches } from 'react-router';
import type { Route } from './+types/messages.screen';
import { m } from '../../paraglide/messages.js';
import { hearing, loadLive } from '../../platform/live/live.ts';
import { usePage } from '../../platform/session/page.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { classNames } from '../../ui/classNames.ts';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import { ConversationList } from './ConversationList.tsx';
import { listConversations } from './messageApi.tsx';
import { type ListQuery, toListState } from './messageState.tsx';

/** Asks visitors to sign in; conversations are loaded in the browser (docs/rules/screens.md#sign-in). */
export const loader = ({ context }: Route.LoaderArgs) => {
  requireReader(context, m.message_purpose());
  return null;
};

const queryOf = (address: string): ListQuery => {
  const { searchParams } = new URL(address);
  return { requests: searchParams.get('box') === 'requests', q: searchParams.get('q') ?? '' };
};

export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  // A visitor who navigated here by a link: the server asks them to sign in.
  if (hearing.readerId === undefined) await serverLoader();
  const query = queryOf(request.url);
  const list = await loadLive(async () => {
    const { data, nextCursor } = await listConversations(query);
    return toListState(data, nextCursor);
  });
  return { query, list };
};
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: `${m.message_title()} · M4U` }];

export const handle = { fullWidth: true };

const isConversation = (id: string | undefined): boolean => id !== 'messagesIndex' && id !== 'messages';

/** The list at the left and the open conversation at the right; on phones only one of them. */
const Panes = ({ list, children }: { list: ReactNode; children: ReactNode }) => {
  const isOpen = isConversation(useMatches().at(-1)?.id);
  return (
    <div className="lg:grid lg:h-dvh lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div
        className={classNames(
          'min-h-dvh pb-(--bar-room) lg:surface lg:block lg:min-h-0 lg:overflow-y-auto lg:border-r lg:border-line lg:pb-0',
          isOpen && 'hidden',
        )}
      >
        {list}
      </div>
      <div className={classNames('min-w-0 lg:block lg:min-h-0', !isOpen && 'hidden')}>{children}</div>
    </div>
  );
};

const NeedsScripts = () => (
  <noscript>
    <p className="mb-4">{m.message_needs_scripts()}</p>
  </noscript>
);

export function HydrateFallback() {
  return (
    <Panes
      list={
        <div className="px-4 py-6">
          <NeedsScripts />
          <SkeletonList rows={8} />
        </div>
      }
    >
      <div className="p-4">
        {/* On wide screens the list beside it has this title already. */}
        <div className="lg:hidden">
          <NeedsScripts />
        </div>
        <SkeletonList rows={5} />
      </div>
    </Panes>
  );
}

export default function Messages({ loaderData: { query, list } }: Route.ComponentProps) {
  const readerId = usePage()?.reader?.memberId ?? '';
  return (
    <Panes
      list={
        // The key resets all state for another list or search.
        <ConversationList
          key={`${query.requests} ${query.q}`}
          loaded={list}
          query={query}
          readerId={readerId}
          address={href('/messages')}
        />
      }
    >
      <Outlet />
    </Panes>
  );
}
