import type { Payout } from '@m4u/contract/commerce/affiliate/payout';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { formatSum } from '../Figures.tsx';

/** Whether a payout waits for a second person or has been approved by one, with the button of that person. */
export const PayoutApproval = ({ payout }: { payout: Payout }) => {
  const approve = useDialog();
  const { approval, approvedBy, status, can } = payout;
  if (approval === 'none' || status === 'cancelled') return null;
  if (approval === 'approved')
    return <p className="text-sm text-muted">{m.affiliate_approved_by({ name: approvedBy?.name ?? '' })}</p>;
  return (
    <div className="stack gap-3">
      <p className="flex items-center gap-2">
        <ShieldCheck aria-hidden size={20} className="shrink-0 text-accent-ink" />
        {can.approve ? m.affiliate_approval_yours() : m.affiliate_approval_waits()}
      </p>
      {can.approve && (
        <div>
          <Button {...approve.trigger}>{m.affiliate_approve_payout()}</Button>
          <ConfirmDialog
            {...approve}
            title={m.affiliate_approve_payout()}
            question={m.affiliate_approve_question({ sum: formatSum(payout) })}
            confirm={m.affiliate_approve_payout()}
            fields={{ intent: 'approve' }}
            danger={false}
          />
        </div>
      )}
    </div>
  );
};
