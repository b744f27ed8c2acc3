import type { Conversation } from '@m4u/contract/social/message/schema';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { useToast } from '../../../ui/overlays/Toast.tsx';
import { personName, listOtherMembers } from '../conversationWords.tsx';
import { acceptRequest, blockMember, hideConversation } from '../messageApi.tsx';
import { failureText } from '../failureText.tsx';

export interface RequestBannerProps {
  conversation: Conversation;
  readerId: string;
  take: (changed: { readonly conversation: Conversation }) => void;
}

/** Actions for a request; reading it does not notify the stranger. */
export const RequestBanner = ({ conversation, readerId, take }: RequestBannerProps) => {
  const navigate = useNavigate();
  const toast = useToast();
  const block = useDialog();
  const [isBusy, setBusy] = useState(false);
  const [other] = listOtherMembers(conversation, readerId);
  const name = other ? personName(other) : '';
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await action();
    } catch (thrown) {
      toast({ kind: 'error', message: failureText(thrown) });
    } finally {
      setBusy(false);
    }
  };
  const leave = () => navigate(`${href('/messages')}?box=requests`);
  return (
    <section aria-label={m.message_request()} className="stack gap-3 border-t border-line bg-accent-soft p-4">
      <p className="text-center">{m.message_request_question({ name })}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          busy={isBusy}
          onClick={() => void run(async () => take({ conversation: await acceptRequest(conversation._id) }))}
        >
          {m.message_accept()}
        </Button>
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() =>
            void run(async () => {
              await hideConversation(conversation._id);
              await leave();
            })
          }
        >
          {m.message_remove()}
        </Button>
        <Button variant="quiet" onClick={block.show}>
          {m.message_block()}
        </Button>
      </div>
      <ConfirmDialog
        {...block}
        title={m.message_block_title({ name })}
        question={m.message_block_question({ name })}
        confirm={m.message_block()}
        onConfirm={() =>
          void run(async () => {
            if (other) await blockMember(other._id);
            await hideConversation(conversation._id);
            await leave();
          })
        }
      />
    </section>
  );
};
