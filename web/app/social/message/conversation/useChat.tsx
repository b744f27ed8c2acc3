import type { Conversation, Message } from '@m4u/contract/social/message/schema';
import { toWindow } from '@m4u/contract/social/notification/live.rules';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Loaded, useLiveRows } from '../../../platform/live/live.ts';
import { outboxOf } from '../../../platform/offline/outbox-store.ts';
import type { OutboxEntry } from '../../../platform/offline/outbox.ts';
import { markRead, readConversation, readMessages } from '../messageApi.tsx';
import { applyToChat, type ChatState, withFormer, withOlder } from '../messageState.tsx';

/** Most pages that are reloaded after missed changes; older ones load while scrolling. */
const mostPages = 10;

/** Loads a conversation and its newest messages, back to a `seq` that is already shown. */
const loadChat = async (id: string, back: number): Promise<ChatState> => {
  const [conversation, newest] = await Promise.all([readConversation(id), readMessages(id)]);
  let { data: messages, more } = newest;
  for (let page = 1; page < mostPages && more && (messages.at(-1)?.seq ?? 0) > back; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const older = await readMessages(id, { before: messages.at(-1)?.seq ?? 1, limit: 100 });
    messages = [...messages, ...older.data];
    more = older.more;
  }
  return { conversation, messages: toWindow(messages, more) };
};

/** The loaded conversation, updated by live events, with older messages on demand. */
export const useChat = (loaded: Loaded<ChatState>) => {
  const [state, update] = useLiveRows(
    loaded,
    (now) => loadChat(now.conversation._id, now.messages.rows.at(-1)?.seq ?? Number.POSITIVE_INFINITY),
    applyToChat,
    withFormer,
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
      // The connection is lost; the button stays for a retry.
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

/** Whether the page is visible and focused: only then its messages count as read. */
const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Marks a conversation as read while it is visible and scrolled to its end. */
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
      // The next visit marks it.
    }
  });
  // The receiver of a request does not mark it as read before answering.
  const isDue = looked && isAtEnd && status === 'accepted' && lastSeq > readSeq;
  useEffect(() => {
    if (isDue) void mark(lastSeq);
  }, [isDue, lastSeq]);
};

/** Target of a message: a conversation, or a member without one yet. */
export type ChatTarget = { readonly groupMessageId: string } | { readonly receiver: string };

/** Content of a message in the outbox. */
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

/** The API's path of new messages, by which the outbox knows them. */
const messagesPath = '/messages';
const laneName = (target: ChatTarget): string =>
  'receiver' in target ? `message to ${target.receiver}` : `message in ${target.groupMessageId}`;

/**
 * The reader's waiting messages of a conversation, and a function to send them. `targets` includes the earlier target
 * of a direct conversation, from before it existed.
 */
export const useWaiting = (readerId: string, targets: readonly ChatTarget[], onSent: (message: Message) => void) => {
  const lanes = targets.map(laneName).join('\n');
  const [waiting, setWaiting] = useState<readonly WaitingMessage[]>([]);
  const notifySent = useEffectEvent(onSent);
  useEffect(() => {
    const outbox = outboxOf(readerId);
    const ownLanes = new Set(lanes.split('\n'));
    let isGone = false;
    const read = async () => {
      const entries = (await outbox.entries()).filter(
        (entry) => entry.path === messagesPath && ownLanes.has(entry.lane),
      );
      if (!isGone) setWaiting(entries.map((entry) => ({ entry, body: entry.body as WaitingBody })));
    };
    void read();
    const stop = outbox.listen((news) => {
      if (news.type === 'changed') void read();
      else if (ownLanes.has(news.entry.lane)) notifySent((news.answer as { data: Message }).data);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [readerId, lanes]);
  const send = async (target: ChatTarget, detail: string, images: readonly string[], label: string) => {
    const id = crypto.randomUUID();
    const body = { ...target, clientId: id, detail, images } satisfies WaitingBody & ChatTarget;
    await outboxOf(readerId).add({ id, path: messagesPath, method: 'POST', body, label, lane: laneName(target) });
  };
  return { waiting, send };
};
