import UserRoundSearch from 'lucide-react/icons/user-round-search';
import Users from 'lucide-react/icons/users';
import { href, useLocation } from 'react-router';
import type { Route } from './+types/friends.screen';
import { VerifyNotice } from '../../identity/auth/VerifyNotice.tsx';
import { m } from '../../paraglide/messages.js';
import { screenMeta } from '../../platform/sharing/share-meta.ts';
import { number } from '../../platform/language/formats.ts';
import { startsAnew, useLive } from '../../platform/live/live.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { loadOrNotFound } from '../../platform/cache/shared.server.ts';
import { useRefresh } from '../../platform/navigation/useRefresh.ts';
import { useIsUnverified } from '../../platform/session/page.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { changeFriend } from './friend.server.ts';
import { FriendList } from './FriendList.tsx';
import { type OthersFriends, readOthersFriends, readOwnFriends } from './friends.server.ts';
import { OwnFriendsPage } from './OwnFriendsPage.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/**
 * Loads a member's friends, by id or short link (docs/rules/friend.md#lists). The reader's own come with requests,
 * suggestions and blocks by `?status=`; others' are limited to what the reader may see.
 */
export const loader = async ({ params: { id }, context, request, pattern }: Route.LoaderArgs) => {
  const { reader } = scopeOf(context).page;
  const url = new URL(request.url);
  const isOwn = reader !== null && [reader.memberId, reader.urlMinify].includes(id.toLowerCase());
  return isOwn
    ? readOwnFriends(context, reader, url)
    : loadOrNotFound(context, pattern, readOthersFriends(context, id, reader, url));
};

/** Handles the forms of friend actions, from any page. */
export const action = ({ context, request }: Route.ActionArgs) => changeFriend(context, request);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData?.kind === 'others'
    ? screenMeta(m.friend_of({ name: loaderData.name }), m.friend_description_of({ name: loaderData.name }))
    : screenMeta(m.friend_title(), m.friend_description())),
  { name: 'robots', content: 'noindex' },
];

/** Message when no friends can be shown. */
const NoneShown = ({ name, totalAll, readerId }: OthersFriends) => {
  const { pathname } = useLocation();
  if (readerId === null && totalAll > 0)
    return (
      <EmptyState
        icon={Users}
        title={m.friend_sign_in_text({ name })}
        action={
          <LinkButton to={`${href('/login')}?${new URLSearchParams({ returnTo: pathname })}`}>
            {m.app_sign_in()}
          </LinkButton>
        }
      />
    );
  return totalAll > 0 ? (
    <EmptyState icon={UserRoundSearch} title={m.friend_no_common({ name })} />
  ) : (
    <EmptyState icon={Users} title={m.friend_no_friends()} />
  );
};

const Others = ({ others }: { others: OthersFriends }) => {
  const { name, path, readerId, page, people, total, totalAll } = others;
  const isUnverified = useIsUnverified();
  const counted = m.friend_total({ total: number(totalAll) });
  const lead =
    people.length > 0 && total < totalAll ? `${counted} · ${m.friend_common({ total: number(total) })}` : counted;
  return (
    <Column kind="list">
      <PageHeader title={m.friend_of({ name })} lead={lead} back={{ to: path, label: m.content_page_of({ name }) }} />
      <div className="stack">
        {isUnverified && people.length > 0 && <VerifyNotice reason={m.friend_verify_first()} />}
        {readerId !== null && people.length > 0 ? (
          <FriendList people={people} readerId={readerId} />
        ) : (
          <NoneShown {...others} />
        )}
        {total > 20 && <Pagination page={page} total={total} />}
      </div>
    </Column>
  );
};

export const handle = { ownSearch: true };

export default function Friends({ loaderData }: Route.ComponentProps) {
  const refresh = useRefresh();
  // Requests may arrive or be answered while the list is open.
  useLive((event) => {
    if (event.type === 'friend' || startsAnew(event)) refresh();
  });
  return loaderData.kind === 'own' ? <OwnFriendsPage own={loaderData} /> : <Others others={loaderData} />;
}
