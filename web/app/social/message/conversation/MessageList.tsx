import type { Conversation, Message, Participant } from '@m4u/contract/social/message/schema';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useMemo, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Bubble } from './Bubble.tsx';
import type { WaitingMessage } from './useChat.tsx';
import { personName } from '../conversationWords.tsx';
import { formatDay, groupMessages } from './messageGroups.tsx';
import { WaitingBubble } from './WaitingBubble.tsx';

export interface MessageListProps {
  conversation: Conversation;
  /** Newest first. */
  messages: readonly Message[];
  more: boolean;
  waiting: readonly WaitingMessage[];
  readerId: string;
  /** Time (ms) at which the conversation was loaded, for the names of days. */
  now: number;
  loadOlder: () => Promise<void>;
  onActions: (message: Message) => void;
  /** Reports whether the end of the conversation is visible. */
  onEnd: (isAtEnd: boolean) => void;
}

/** Within this distance (px) of the end, the newest message counts as visible. */
const nearEnd = 80;

/** Members by the `seq` of the last shown message that they have read. */
const seenMarks = (
  { kind, members }: Conversation,
  messages: readonly Message[],
  readerId: string,
): ReadonlyMap<number, Participant[]> => {
  const marks = new Map<number, Participant[]>();
  for (const member of members) {
    if (member._id === readerId || member.readSeq === 0 || member.status === 'left') continue;
    // In a direct conversation only the reader's own messages are marked.
    const last = messages.find(
      ({ seq, sender }) => seq <= member.readSeq && (kind === 'group' || sender._id === readerId),
    );
    if (!last) continue;
    // A member who has written later has obviously read it.
    if (messages.some(({ seq, sender }) => seq >= last.seq && sender._id === member._id)) continue;
    marks.set(last.seq, [...(marks.get(last.seq) ?? []), member]);
  }
  return marks;
};

/** Announces new messages of others to screen readers. */
const Heard = ({ newest, readerId }: { newest: Message | undefined; readerId: string }) => {
  const [begun] = useState(newest?.seq ?? 0);
  const isHeard = newest !== undefined && newest.seq > begun && newest.sender._id !== readerId && !newest.withdrawn;
  return (
    <output className="sr-only">
      {isHeard && newest.kind === 'text' && (
        <>
          {m.message_said({ name: personName(newest.sender) })}{' '}
          {newest.detail || m.message_pictures({ count: newest.images.length })}
        </>
      )}
    </output>
  );
};

const nobody: Participant[] = [];

/** Loads older messages before the reader reaches the oldest one. */
const useOlder = (more: boolean, loadOlder: () => Promise<void>) => {
  const edge = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = edge;
    if (!current || !more) return;
    const root = current.closest('[data-scrolls]');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void loadOlder();
      },
      { root, rootMargin: '800px 0px 0px 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [more, loadOlder]);
  return edge;
};

/**
 * Messages of a conversation, newest at the bottom. The scroll position is relative to the end, so that older messages
 * loaded above do not move the visible ones.
 */
export const MessageList = (props: MessageListProps) => {
  const { conversation, messages, more, waiting, readerId, now, loadOlder, onActions, onEnd } = props;
  const box = useRef<HTMLElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const edge = useOlder(more, loadOlder);
  const rows = useMemo(() => groupMessages(messages.toReversed()), [messages]);
  const marks = useMemo(() => seenMarks(conversation, messages, readerId), [conversation, messages, readerId]);
  const sent = useMemo(() => new Set(messages.map(({ clientId }) => clientId)), [messages]);
  const unsent = waiting.filter(({ body }) => !sent.has(body.clientId));
  const toEnd = () => box.current?.scrollTo({ top: 0 });
  useEffect(() => {
    // Scrolls to the reader's own new message.
    if (unsent.length > 0) box.current?.scrollTo({ top: 0 });
  }, [unsent.length]);
  const isDirect = conversation.kind === 'direct';
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={box}
        data-scrolls
        aria-label={m.message_log()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          const end = Math.abs(currentTarget.scrollTop) < nearEnd;
          if (end === isAtEnd) return;
          setAtEnd(end);
          onEnd(end);
        }}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain px-4 pb-3 -outline-offset-2"
      >
        <div>
          <div ref={edge} className="flex justify-center py-3">
            {more ? (
              <Button variant="quiet" onClick={() => void loadOlder()}>
                {m.message_older()}
              </Button>
            ) : (
              <p className="text-sm text-muted">{m.message_beginning()}</p>
            )}
          </div>
          {/* Older messages are not announced; `Heard` announces new ones. */}
          <div role="log" aria-live="off" aria-label={m.message_title()}>
            <ol>
              {rows.map(({ message, day, startsGroup, endsGroup }) => (
                <li key={message._id} data-seq={message.seq}>
                  {day !== undefined && (
                    <p className="py-3 text-center text-xs font-semibold text-muted">{formatDay(day, now)}</p>
                  )}
                  <Bubble
                    message={message}
                    readerId={readerId}
                    startsGroup={startsGroup}
                    endsGroup={endsGroup}
                    hasName={!isDirect}
                    isDirect={isDirect}
                    seenBy={marks.get(message.seq) ?? nobody}
                    onActions={onActions}
                  />
                </li>
              ))}
              {unsent.map((each) => (
                <li key={each.entry.id}>
                  <WaitingBubble waiting={each} readerId={readerId} />
                </li>
              ))}
            </ol>
          </div>
        </div>
      </section>
      <Heard newest={messages[0]} readerId={readerId} />
      {!isAtEnd && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button variant="secondary" icon={ChevronDown} onClick={toEnd} className="pointer-events-auto shadow-md">
            {conversation.unread > 0 ? m.message_new_below({ count: conversation.unread }) : m.message_to_end()}
          </Button>
        </div>
      )}
    </div>
  );
};
