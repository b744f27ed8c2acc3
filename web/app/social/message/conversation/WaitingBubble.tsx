import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useLiveState } from '../../../platform/live/live.ts';
import { outboxOf } from '../../../platform/offline/outbox-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { PlainText } from '../../../ui/PlainText.tsx';
import { bubbleClass } from './Bubble.tsx';
import type { WaitingMessage } from './useChat.tsx';

/** An own message that is waiting to be sent, or was refused. */
export const WaitingBubble = ({ waiting, readerId }: { waiting: WaitingMessage; readerId: string }) => {
  const { entry, body } = waiting;
  const state = useLiveState();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await outboxOf(readerId).retry(entry.id);
    setBusy(false);
  };
  const { refusal } = entry;
  return (
    <div className="flex animate-rise flex-col items-end gap-1 pt-1">
      {body.images.length > 0 && (
        <p className={classNames(bubbleClass(true), 'opacity-70')}>
          {m.message_pictures({ count: body.images.length })}
        </p>
      )}
      {body.detail !== '' && (
        <div className={classNames(bubbleClass(true), 'max-w-[75%] lg:max-w-120', !refusal && 'opacity-70')}>
          <PlainText text={body.detail} />
        </div>
      )}
      {refusal ? (
        <div className="flex max-w-[85%] flex-col items-end gap-1">
          <p role="alert" className="text-right text-sm text-danger">
            {m.message_not_sent()} {refusal.message}
          </p>
          <div className="flex gap-2">
            <Button variant="quiet" onClick={() => void outboxOf(readerId).discard(entry.id)}>
              {m.message_discard()}
            </Button>
            <Button variant="secondary" busy={isBusy} onClick={() => void retry()}>
              {m.ui_retry()}
            </Button>
          </div>
        </div>
      ) : (
        <p className="px-1 text-xs text-muted">
          {state === 'offline' ? m.message_waits_for_line() : m.message_is_being_sent()}
        </p>
      )}
    </div>
  );
};
