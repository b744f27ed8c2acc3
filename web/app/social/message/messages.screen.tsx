import type { ReactNode } from 'react';
import { href, Outlet, useMatches } from 'react-router';
import type { Route } from './+types/messages.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { loadLive } from '../../platform/live/live.ts';
import { usePage } from '../../platform/session/page.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { classNames } from '../../ui/classNames.ts';
import { ConversationList } from './ConversationList.tsx';
import { LISTED_CONVERSATIONS } from './messageApi.tsx';
import { type ListQuery, toListState } from './messageState.tsx';

const queryOf = (address: string): ListQuery => {
  const { searchParams } = new URL(address);
  return { requests: searchParams.get('box') === 'requests', q: searchParams.get('q') ?? '' };
};

/** The reader's conversations; asks visitors to sign in (docs/rules/screens.md#sign-in). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.message_purpose());
  const query = queryOf(request.url);
  const { data, nextCursor } = await api(context).message.list({
    query: {
      limit: LISTED_CONVERSATIONS,
      ...(query.q !== '' && { q: query.q }),
      ...(query.requests && { requests: true }),
    },
  });
  return { query, list: { data: toListState(data, nextCursor), position: 0 } };
};

export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const {
    data: { query, list },
    position,
  } = await loadLive(() => serverLoader());
  return { query, list: { ...list, position } };
};

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
