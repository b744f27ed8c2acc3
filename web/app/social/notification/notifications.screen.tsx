import type { Notification } from '@m4u/contract/social/notification/schema';
import BellOff from 'lucide-react/icons/bell-off';
import CheckCheck from 'lucide-react/icons/check-check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Settings2 from 'lucide-react/icons/settings-2';
import { type MouseEvent, useState } from 'react';
import { Form, href, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/notifications.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { fetchApi } from '../../platform/api/fetch-api.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { type Loaded, loadLive, useLiveRows } from '../../platform/live/live.ts';
import { usePage } from '../../platform/session/page.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { Button, IconLink, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { isPlainPress } from '../../ui/plainPress.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { useToast } from '../../ui/overlays/Toast.tsx';
import {
  applyToNotifications,
  toNotificationList,
  type NotificationList,
  type NotificationPage,
  withFormer,
  withNextPage,
} from './notificationState.tsx';
import { NoticePicture } from './noticeWords.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** The reader's notifications, newest first; `?cursor=` pages without scripts. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { memberId } = requireReader(context, m.notice_purpose());
  const cursor = new URL(request.url).searchParams.get('cursor');
  const { data, nextCursor } = await api(context).notification.list({
    query: { memberId, ...(cursor !== null && { cursor }) },
  });
  return { list: { rows: data, nextCursor }, fromStart: cursor === null, now: Date.now(), position: 0 };
};

export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const { data, position } = await loadLive(() => serverLoader());
  return { ...data, position };
};

/** Opens a notification and redirects to its subject, or marks all as opened. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.notice_purpose());
  const { values, intent } = await readForm(request);
  const { notification } = api(context);
  if (intent === 'openAll') {
    await notification.openAll();
    return redirect(href('/notifications'));
  }
  const { data } = await notification.open({ params: { id: values['id'] ?? '' } });
  return redirect(data.path);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.notice_title()} · M4U` }];

/** Reads a page from the API in the browser. Errors: lost connection, or the API's. */
const read = async (cursor?: string): Promise<NotificationPage> => {
  const query = cursor === undefined ? '' : `?${new URLSearchParams({ cursor })}`;
  const response = await fetchApi(`/notifications${query}`);
  if (!response.ok) throw new Error(`The API answered ${response.status}.`);
  const { data, nextCursor } = (await response.json()) as { data: Notification[]; nextCursor: string | null };
  return { rows: data, nextCursor };
};

/** The loaded list, updated by live events. */
const useNotifications = (loaded: Loaded<NotificationList>, fromStart: boolean) => {
  const [list, update] = useLiveRows(
    loaded,
    async (now) => (fromStart ? toNotificationList(await read()) : now),
    (now, event) => (fromStart ? applyToNotifications(now, event) : now),
    (reloaded, now) => (fromStart ? withFormer(reloaded, now) : now),
  );
  const [isLoading, setLoading] = useState(false);
  const toast = useToast();
  const loadMore = async (cursor: string) => {
    setLoading(true);
    try {
      const page = await read(cursor);
      update((now) => withNextPage(now, page));
    } catch {
      toast({ kind: 'error', message: m.notice_more_failed() });
    } finally {
      setLoading(false);
    }
  };
  return { list, isLoading, loadMore };
};

/** A notification as a submit button, so that opening it works without scripts. */
const Row = ({ notification, now }: { notification: Notification; now: number }) => {
  const { _id, kind, actor, text, opened, updatedAt } = notification;
  return (
    <Form method="post">
      <input type="hidden" name="id" value={_id} />
      <button
        type="submit"
        name="intent"
        value="open"
        className="flex min-h-18 w-full cursor-pointer items-center gap-3 px-4 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-2 sm:px-5"
      >
        <NoticePicture kind={kind} actor={actor} />
        <span className="min-w-0 flex-1">
          <span className={classNames('block wrap-anywhere', !opened && 'font-semibold')}>{text}</span>
          <span className="block text-sm text-muted">
            <RelativeTime time={updatedAt} now={now} />
            {!opened && <span className="sr-only"> ({m.notice_unopened_mark()})</span>}
          </span>
        </span>
        <span
          aria-hidden
          className={classNames('size-2.5 shrink-0 rounded-full', opened ? 'bg-transparent' : 'bg-accent')}
        />
      </button>
    </Form>
  );
};

const More = ({ cursor, busy, onMore }: { cursor: string; busy: boolean; onMore: (cursor: string) => void }) => {
  const loadHere = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (!busy) onMore(cursor);
  };
  return (
    <div className="flex justify-center">
      <LinkButton
        to={`${href('/notifications')}?${new URLSearchParams({ cursor })}`}
        onClick={loadHere}
        variant="secondary"
        icon={ChevronDown}
        rel="next"
        aria-busy={busy || undefined}
      >
        {busy ? m.ui_loading() : m.notice_more()}
      </LinkButton>
    </div>
  );
};

const OpenAll = () => {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      <Button
        type="submit"
        name="intent"
        value="openAll"
        variant="quiet"
        icon={CheckCheck}
        title={m.notice_open_all()}
        busy={formData?.get('intent') === 'openAll'}
      >
        <span className="max-sm:sr-only">{m.notice_open_all()}</span>
      </Button>
    </Form>
  );
};

const NoNotifications = () => {
  const memberId = usePage()?.reader?.memberId ?? '';
  return (
    <EmptyState
      icon={BellOff}
      title={m.notice_empty()}
      action={<LinkButton to={href('/me/:id', { id: memberId })}>{m.contact_share_page()}</LinkButton>}
    >
      {m.notice_empty_text()}
    </EmptyState>
  );
};

/** A list with the loader's page that it was made from. */
interface LoadedList extends Loaded<NotificationList> {
  readonly of: NotificationPage;
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { list: data, fromStart, now, position } = loaderData;
  const [loaded, setLoaded] = useState<LoadedList>(() => ({ of: data, data: toNotificationList(data), position }));
  if (loaded.of !== data) setLoaded({ of: data, data: toNotificationList(data), position });
  const { list, isLoading, loadMore } = useNotifications(loaded, fromStart);
  const { rows } = list.window;
  const { nextCursor } = list;
  return (
    <Column kind="list">
      <PageHeader
        title={m.notice_title()}
        back={{ to: href('/more'), label: m.more_title() }}
        isOneLine
        actions={
          <>
            {rows.some(({ opened }) => !opened) && <OpenAll />}
            <IconLink to={href('/action/setting/notifications')} label={m.notice_settings()} icon={Settings2} />
          </>
        }
      />
      <div className="stack">
        {!fromStart && (
          <LinkButton to={href('/notifications')} variant="quiet">
            {m.content_from_start()}
          </LinkButton>
        )}
        {rows.length === 0 ? (
          <NoNotifications />
        ) : (
          <Card padded={false} className="overflow-hidden">
            <ul aria-label={m.notice_title()} className="divide-y divide-line">
              {rows.map((notification) => (
                <li key={notification._id}>
                  <Row notification={notification} now={now} />
                </li>
              ))}
            </ul>
          </Card>
        )}
        {nextCursor !== null && <More cursor={nextCursor} busy={isLoading} onMore={(from) => void loadMore(from)} />}
      </div>
    </Column>
  );
}
