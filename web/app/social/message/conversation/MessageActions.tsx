import type { Message } from '@m4u/contract/social/message/schema';
import Copy from 'lucide-react/icons/copy';
import Flag from 'lucide-react/icons/flag';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { ConfirmDialog, Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useToast } from '../../../ui/overlays/Toast.tsx';
import { failureText } from '../failureText.tsx';
import { withdrawMessage } from '../messageApi.tsx';

export interface MessageActionsProps {
  /** The chosen message; null for none. */
  message: Message | null;
  readerId: string;
  onClose: () => void;
  take: (changed: { readonly message: Message }) => void;
}

/** Actions for one message: copy it, withdraw an own one, report another's. */
export const MessageActions = ({ message, readerId, onClose, take }: MessageActionsProps) => {
  const toast = useToast();
  const [isAsking, ask] = useState<Message | null>(null);
  const isOwn = message?.sender._id === readerId;
  const copy = async (text: string) => {
    onClose();
    try {
      await navigator.clipboard.writeText(text);
      toast({ kind: 'success', message: m.ui_copied() });
    } catch {
      toast({ kind: 'error', message: m.ui_copy_failed() });
    }
  };
  const withdraw = async ({ _id }: Message) => {
    try {
      take({ message: await withdrawMessage(_id) });
    } catch (thrown) {
      toast({ kind: 'error', message: failureText(thrown) });
    }
  };
  return (
    <>
      <Dialog title={m.message_actions()} open={message !== null} onClose={onClose}>
        {message && (
          <>
            {message.detail !== '' && (
              <Button variant="secondary" block icon={Copy} onClick={() => void copy(message.detail)}>
                {m.ui_copy()}
              </Button>
            )}
            {isOwn ? (
              <Button
                variant="danger"
                block
                icon={Undo2}
                onClick={() => {
                  onClose();
                  ask(message);
                }}
              >
                {m.message_withdraw()}
              </Button>
            ) : (
              <LinkButton
                to={href('/report/:kind/:id', { kind: 'message', id: message._id })}
                variant="secondary"
                block
                icon={Flag}
              >
                {m.message_report()}
              </LinkButton>
            )}
          </>
        )}
      </Dialog>
      <ConfirmDialog
        title={m.message_withdraw()}
        question={m.message_withdraw_question()}
        confirm={m.message_withdraw()}
        open={isAsking !== null}
        onClose={() => ask(null)}
        onConfirm={() => {
          if (isAsking) void withdraw(isAsking);
        }}
      />
    </>
  );
};
