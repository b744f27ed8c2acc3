import MessageCirclePlus from 'lucide-react/icons/message-circle-plus';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Form, href, useSearchParams } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { type Loaded, useCounts, useLiveRows } from '../../platform/live/live.ts';
import { Button, IconLink, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useToast } from '../../ui/overlays/Toast.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { failureText } from './failureText.tsx';
import { OfflineNotice } from './conversation/OfflineNotice.tsx';
import { listConversations } from './messageApi.tsx';
import { applyToList, toListState, type ListQuery, type ListState, withPage } from './messageState.tsx';

export interface ConversationListProps {
  loaded: Loaded<ListState>;
  query: ListQuery;
  readerId: string;
  /** Address of the list. */
  address: string;
}

/** The loaded list, updated by live events. */
const useList = (loaded: Loaded<ListState>, query: ListQuery) => {
  const [state, update] = useLiveRows(
    loaded,
    async () => {
      const { data, nextCursor } = await listConversations(query);
      return toListState(data, nextCursor);
    },
    (now, event) => applyToList(now, event, query),
  );
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);
  const loadMore = async (cursor: string) => {
    setLoading(true);
    try {
      const { data, nextCursor } = await listConversations({ ...query, cursor });
      update((now) => withPage(now, data, nextCursor));
    } catch (thrown) {
      toast({ kind: 'error', message: failureText(thrown) });
    } finally {
      setLoading(false);
    }
  };
  return { state, isLoading, loadMore };
};

const Empty = ({ query, readerId }: { query: ListQuery; readerId: string }) => {
  if (query.q !== '') return <EmptyState icon={Search} title={m.message_none_found({ q: query.q })} />;
  if (query.requests) return <EmptyState icon={MessagesSquare} title={m.message_no_requests()} />;
  return (
    <EmptyState
      icon={MessagesSquare}
      title={m.message_empty()}
      action={<LinkButton to={href('/friends/:id', { id: readerId })}>{m.message_find_friends()}</LinkButton>}
    >
      {m.message_empty_text()}
    </EmptyState>
  );
};

/** The reader's conversations in two lists: accepted ones, and requests from strangers. */
export const ConversationList = ({ loaded, query, readerId, address }: ConversationListProps) => {
  const { state, isLoading, loadMore } = useList(loaded, query);
  const { nextCursor } = state;
  const [params] = useSearchParams();
  const counts = useCounts();
  // An opened conversation keeps the search and the box of the list beside it.
  const queryString = params.size > 0 ? `?${params}` : '';
  return (
    <section aria-labelledby="messages-title">
      <header className="flex items-center justify-between gap-2 px-4 pt-4">
        <h1 id="messages-title" className="text-2xl tracking-tight">
          {m.message_title()}
        </h1>
        <IconLink to={href('/messages/new')} label={m.message_new()} icon={MessageCirclePlus} variant="secondary" />
      </header>
      <OfflineNotice />
      <search>
        <Form action={address} className="px-4 pt-3 pb-2">
          {query.requests && <input type="hidden" name="box" value="requests" />}
          <TextField
            label={m.message_search()}
            hideLabel
            name="q"
            type="search"
            enterKeyHint="search"
            placeholder={m.message_search()}
            defaultValue={query.q}
            maxLength={100}
            prefix={<Search aria-hidden size={20} />}
          />
        </Form>
      </search>
      <TabLinks
        label={m.message_boxes()}
        tabs={[
          {
            to: address,
            label: m.message_box_all(),
            current: !query.requests,
            ...(counts && counts.messages > 0 && { count: counts.messages }),
          },
          {
            to: `${address}?box=requests`,
            label: m.message_box_requests(),
            current: query.requests,
            ...(counts && counts.messageRequests > 0 && { count: counts.messageRequests }),
          },
        ]}
      />
      {state.window.rows.length === 0 ? (
        <Empty query={query} readerId={readerId} />
      ) : (
        <ul aria-label={query.requests ? m.message_box_requests() : m.message_title()} className="divide-y divide-line">
          {state.window.rows.map((conversation) => (
            <li key={conversation._id}>
              <ConversationRow
                conversation={conversation}
                readerId={readerId}
                to={`${href('/messages/:id', { id: conversation._id })}${queryString}`}
              />
            </li>
          ))}
        </ul>
      )}
      {nextCursor !== null && (
        <div className="p-4">
          <Button variant="secondary" block busy={isLoading} onClick={() => void loadMore(nextCursor)}>
            {m.message_more()}
          </Button>
        </div>
      )}
    </section>
  );
};
