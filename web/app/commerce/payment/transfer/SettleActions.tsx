import type { TransferNoticeDetail } from '@m4u/contract/commerce/payment/schema';
import type { NoticeFinding } from '@m4u/contract/commerce/payment/rules';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { NotedAction } from '../NotedAction.tsx';

/** Why a transfer waits for a person; findings that need none have no words. */
const reasons: Readonly<Partial<Record<NoticeFinding, () => string>>> = {
  'too-little': m.payment_why_too_little,
  'too-much': m.payment_why_too_much,
  twice: m.payment_why_twice,
  late: m.payment_why_late,
  'wrong-account': m.payment_why_wrong_account,
  unknown: m.payment_why_unknown,
  outgoing: m.payment_why_outgoing,
};

/** What an admin can do to a transfer that waits for a person. */
export const SettleActions = ({ transfer: { can, finding, amount, payment } }: { transfer: TransferNoticeDetail }) => {
  if (can.length === 0) return null;
  const words = { amount: money(amount ?? 0), title: payment?.title ?? '' };
  return (
    <div className="stack gap-2">
      <p>{reasons[finding]?.()}</p>
      {can.includes('accept') && (
        <NotedAction
          intent="accept"
          label={m.payment_accept()}
          question={m.payment_accept_question(words)}
          isNoted={false}
        />
      )}
      {can.includes('assign') && (
        <NotedAction
          intent="assign"
          label={m.payment_assign()}
          question={m.payment_assign_question(words)}
          isNoted={false}
        >
          <TextField
            name="memo"
            label={m.payment_memo()}
            hint={m.payment_memo_hint()}
            required
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </NotedAction>
      )}
      {can.includes('refund') && (
        <NotedAction
          intent="refund"
          label={m.payment_sent_back()}
          question={finding === 'outgoing' ? m.payment_refund_question(words) : m.payment_sent_back_question(words)}
          isNoted={false}
        />
      )}
      {can.includes('dismiss') && (
        <NotedAction
          intent="dismiss"
          label={m.payment_dismiss()}
          question={m.payment_dismiss_question(words)}
          isNoted
          isDanger
        />
      )}
    </div>
  );
};
