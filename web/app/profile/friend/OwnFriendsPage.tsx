import Ban from 'lucide-react/icons/ban';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import UserRoundSearch from 'lucide-react/icons/user-round-search';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { VerifyNotice } from '../../identity/auth/VerifyNotice.tsx';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { FriendList } from './FriendList.tsx';
import { type FriendList as ListName, friendLists, listPath } from './friendPaths.tsx';
import type { OwnFriends } from './friends.server.ts';
import { Column } from '../../ui/layout/Column.tsx';

const friendListWords: Readonly<Record<ListName, () => string>> = {
  accepted: m.friend_tab_accepted,
  received: m.friend_tab_received,
  requested: m.friend_tab_requested,
  suggestions: m.friend_tab_suggestions,
  blocked: m.friend_tab_blocked,
};

const MyPage = ({ path }: { path: string }) => <LinkButton to={path}>{m.friend_my_page()}</LinkButton>;

/** Text and next step for an empty list. */
const Nobody = ({ own: { list, id, path, totals } }: { own: OwnFriends }): ReactNode => {
  const suggested = (
    <LinkButton to={listPath(id, 'suggestions')} variant="secondary">
      {m.friend_see_suggestions()}
    </LinkButton>
  );
  switch (list) {
    case 'accepted':
      return (
        <EmptyState icon={Users} title={m.friend_no_friends()} action={suggested}>
          {m.friend_no_friends_text()}
        </EmptyState>
      );
    case 'received':
      // After the last request is accepted, the way goes on to the new friend.
      if (totals.accepted > 0)
        return (
          <EmptyState
            icon={UserRoundPlus}
            title={m.friend_no_requests_left()}
            action={<LinkButton to={listPath(id, 'accepted')}>{m.friend_see_friends()}</LinkButton>}
          />
        );
      return (
        <EmptyState icon={UserRoundPlus} title={m.friend_no_requests()} action={<MyPage path={path} />}>
          {m.friend_no_requests_text()}
        </EmptyState>
      );
    case 'requested':
      return <EmptyState icon={Send} title={m.friend_no_sent()} action={suggested} />;
    case 'suggestions':
      return (
        <EmptyState icon={UserRoundSearch} title={m.friend_no_suggestions()} action={<MyPage path={path} />}>
          {m.friend_no_suggestions_text()}
        </EmptyState>
      );
    case 'blocked':
      return (
        <EmptyState icon={Ban} title={m.friend_no_blocked()}>
          {m.friend_no_blocked_text()}
        </EmptyState>
      );
  }
};

const NoneFound = ({ own: { name, id, list } }: { own: OwnFriends }) => (
  <EmptyState
    icon={Search}
    title={m.friend_none_found({ name })}
    action={
      <LinkButton to={listPath(id, list)} variant="secondary">
        {m.friend_search_all()}
      </LinkButton>
    }
  />
);

/** The reader's own friends: requests, suggestions and blocked members. */
export const OwnFriendsPage = ({ own }: { own: OwnFriends }) => {
  const { id, verified, list, name, page, people, total, totals } = own;
  const counts: Partial<Record<ListName, number>> = totals;
  const tabs = friendLists.map((each) => {
    const count = counts[each] ?? 0;
    return {
      to: listPath(id, each),
      label: friendListWords[each](),
      current: each === list,
      ...(count > 0 && { count }),
    };
  });
  const isSearched = list !== 'suggestions' && (name !== '' || total > 0);
  return (
    <Column kind="list">
      <PageHeader title={m.friend_title()} back={{ to: href('/more'), label: m.more_title() }} />
      <div className="stack">
        <TabLinks label={m.friend_lists()} tabs={tabs} />
        {!verified && list !== 'blocked' && <VerifyNotice reason={m.friend_verify_first()} />}
        {isSearched && (
          <SearchForm
            key={`${list} ${name}`}
            action={href('/friends/:id', { id })}
            name="name"
            value={name}
            label={m.friend_search()}
            submitLabel={m.friend_search_go()}
            hiddenFields={{ status: list === 'accepted' ? '' : list }}
            autoComplete="off"
          />
        )}
        {people.length > 0 && <FriendList people={people} readerId={id} />}
        {people.length === 0 && (name === '' ? <Nobody own={own} /> : <NoneFound own={own} />)}
        {list !== 'suggestions' && total > 20 && <Pagination page={page} total={total} />}
      </div>
    </Column>
  );
};
