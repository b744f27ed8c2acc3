import type { Conversation, Message } from '@m4u/contract/social/message/schema';
import { windowOf } from '@m4u/contract/social/notification/live.rules';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Loaded, useLiveRows } from '../../../platform/live/live.ts';
import { outboxOf } from '../../../platform/offline/outbox-store.ts';
import type { OutboxEntry } from '../../../platform/offline/outbox.ts';
import { markRead, readConversation, readMessages } from '../messageApi.tsx';
import { applyToChat, type ChatState, withOlder } from '../messageState.tsx';

/** So many pages are read again at most when too much was missed; what is older is loaded as it is scrolled to. */
const mostPages = 10;

/** Reads a conversation and its newest messages, back to a place that is shown already. Null where there is none. */
export const loadChat = async (id: string, back = Number.POSITIVE_INFINITY): Promise<ChatState | null> => {
  const [conversation, newest] = await Promise.all([readConversation({ groupMessageId: id }), readMessages(id)]);
  if (!conversation) return null;
  let { data: messages, more } = newest;
  for (let page = 1; page < mostPages && more && (messages.at(-1)?.seq ?? 0) > back; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const older = await readMessages(id, { before: messages.at(-1)?.seq ?? 1, limit: 100 });
    messages = [...messages, ...older.data];
    more = older.more;
  }
  return { conversation, messages: windowOf(messages, more) };
};

/** A conversation as it was loaded, kept true while it is looked at, and its older messages as they are asked for. */
export const useChat = (loaded: Loaded<ChatState>) => {
  const [state, update] = useLiveRows(
    loaded,
    async (now) => (await loadChat(now.conversation._id, now.messages.rows.at(-1)?.seq)) ?? now,
    applyToChat,
  );
  const isLoading = useRef(false);
  const { conversation, messages } = state;
  const { more } = messages;
  const first = messages.rows.at(-1)?.seq;
  const loadOlder = useCallback(async () => {
    if (isLoading.current || !more || first === undefined) return;
    isLoading.current = true;
    try {
      const older = await readMessages(conversation._id, { before: first });
      update((now) => withOlder(now, older.data, older.more));
    } catch {
      // No line: the button stays.
    } finally {
      isLoading.current = false;
    }
  }, [conversation._id, first, more, update]);
  const take = useCallback(
    (changed: { readonly conversation?: Conversation; readonly message?: Message }) =>
      update((now) => {
        const next = changed.message ? applyToChat(now, { type: 'message', row: changed.message }) : now;
        return changed.conversation ? applyToChat(next, { type: 'conversation', row: changed.conversation }) : next;
      }),
    [update],
  );
  return { state, take, loadOlder };
};

/** Whether the page is looked at and has the focus: only then what it shows is read. */
const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Marks a conversation read while it is looked at and its end is in sight. */
export const useReadMark = (
  { _id, lastSeq, readSeq, status }: Conversation,
  isAtEnd: boolean,
  take: (changed: { readonly conversation: Conversation }) => void,
): void => {
  const [looked, look] = useState(false);
  useEffect(() => {
    const notice = () => look(isLookedAt());
    notice();
    const parts = new AbortController();
    window.addEventListener('focus', notice, parts);
    window.addEventListener('blur', notice, parts);
    document.addEventListener('visibilitychange', notice, parts);
    return () => parts.abort();
  }, []);
  const mark = useEffectEvent(async (seq: number) => {
    try {
      take({ conversation: await markRead(_id, seq) });
    } catch {
      // The next look marks it.
    }
  });
  // Who was asked has not read before they have answered.
  const isDue = looked && isAtEnd && status === 'accepted' && lastSeq > readSeq;
  useEffect(() => {
    if (isDue) void mark(lastSeq);
  }, [isDue, lastSeq]);
};

/** What a message to a conversation, or to somebody there is none with yet, is sent by. */
export type ChatTarget = { readonly groupMessageId: string } | { readonly receiver: string };

/** What a message of the outbox says. */
interface WaitingBody {
  readonly clientId: string;
  readonly detail: string;
  readonly images: readonly string[];
}

/** A message that waits to be sent, or was refused. */
export interface WaitingMessage {
  readonly entry: OutboxEntry;
  readonly body: WaitingBody;
}

const path = '/messages';
const laneOf = (target: ChatTarget): string =>
  'receiver' in target ? `message to ${target.receiver}` : `message in ${target.groupMessageId}`;

/**
 * The reader's messages that wait for a conversation, and how they are sent. `lanes` are all under which they may have
 * been written: a conversation of two also has those from before it began.
 */
export const useWaiting = (readerId: string, targets: readonly ChatTarget[], onSent: (message: Message) => void) => {
  const lanes = targets.map(laneOf).join('\n');
  const [waiting, setWaiting] = useState<readonly WaitingMessage[]>([]);
  const heard = useEffectEvent(onSent);
  useEffect(() => {
    const outbox = outboxOf(readerId);
    const mine = new Set(lanes.split('\n'));
    let isGone = false;
    const read = async () => {
      const entries = (await outbox.entries()).filter((entry) => entry.path === path && mine.has(entry.lane));
      if (!isGone) setWaiting(entries.map((entry) => ({ entry, body: entry.body as WaitingBody })));
    };
    void read();
    const stop = outbox.listen((news) => {
      if (news.type === 'changed') void read();
      else if (mine.has(news.entry.lane)) heard((news.answer as { data: Message }).data);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [readerId, lanes]);
  const send = async (target: ChatTarget, detail: string, images: readonly string[], label: string) => {
    const id = crypto.randomUUID();
    const body = { ...target, clientId: id, detail, images } satisfies WaitingBody & ChatTarget;
    await outboxOf(readerId).add({ id, path, method: 'POST', body, label, lane: laneOf(target) });
  };
  return { waiting, send };
};
