import type { SubmissionResult } from '@conform-to/react';
import { CAMPAIGN_LENGTH } from '@m4u/contract/commerce/affiliate/rules';
import type { Reward } from '@m4u/contract/commerce/affiliate/schema';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { TextArea } from '../../../ui/fields/TextField.tsx';
import { GroupReward } from './GroupReward.tsx';

const FORM = 'decide';

/** The chosen rewards of a refused form. */
const readChosen = (reply: SubmissionResult | undefined): readonly string[] => {
  const ids: unknown = reply?.initialValue?.['ids'];
  return (Array.isArray(ids) ? ids : [ids]).filter((id): id is string => typeof id === 'string');
};

/** Rejects the chosen rewards with a reason, which participants see. */
const Reject = ({ count, reply }: { count: number; reply: SubmissionResult | undefined }) => {
  const dialog = useDialog();
  return (
    <>
      <Button variant="secondary" icon={X} {...dialog.trigger}>
        {m.affiliate_reject()}
      </Button>
      <Dialog
        {...dialog}
        title={m.affiliate_reject()}
        description={count > 0 ? m.affiliate_reject_question({ count }) : m.affiliate_reject_text()}
        actions={
          <>
            <Button variant="secondary" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
              {m.ui_cancel()}
            </Button>
            <SubmitButton form={FORM} name="intent" value="reject" variant="danger">
              {m.affiliate_reject()}
            </SubmitButton>
          </>
        }
      >
        <TextArea
          form={FORM}
          name="reason"
          label={m.affiliate_reason()}
          hint={m.affiliate_reason_hint()}
          error={reply?.error?.['reason'] ?? null}
          rows={2}
          required
          maxLength={CAMPAIGN_LENGTH.reason}
        />
      </Dialog>
    </>
  );
};

/** List of a group's rewards with checkboxes to approve or reject several at once. */
export const DecideRewards = ({
  rewards,
  reply,
}: {
  rewards: readonly Reward[];
  reply: SubmissionResult | undefined;
}) => {
  const list = useRef<HTMLUListElement>(null);
  const chosenIds = readChosen(reply);
  const [count, setCount] = useState(chosenIds.length);
  const scripted = useHydrated();
  const open = rewards.filter(({ can }) => can.approve || can.reject);
  const boxes = (): HTMLInputElement[] => [
    ...(list.current?.querySelectorAll<HTMLInputElement>('input[name=ids]') ?? []),
  ];
  const recount = () => setCount(boxes().filter(({ checked }) => checked).length);
  const chooseAll = () => {
    const isAll = boxes().every(({ checked }) => checked);
    for (const box of boxes()) box.checked = !isAll;
    recount();
  };
  return (
    <>
      <FormError errors={reply?.error?.[''] ?? undefined} />
      <Form method="post" id={FORM} className="stack gap-4" onChange={recount}>
        {open.length > 1 && scripted && (
          <p>
            <Button variant="quiet" onClick={chooseAll}>
              {count === open.length ? m.affiliate_choose_none() : m.affiliate_choose_all()}
            </Button>
          </p>
        )}
        <Card padded={false}>
          <ul ref={list} aria-label={m.affiliate_rewards()} className="divide-y divide-line">
            {rewards.map((reward) => (
              <li key={reward._id}>
                <GroupReward reward={reward} isChosen={chosenIds.includes(reward._id)} />
              </li>
            ))}
          </ul>
        </Card>
      </Form>
      {open.length > 0 && (
        <div className="surface sticky bottom-21 z-10 lg:bottom-4 flex flex-wrap items-center gap-3 rounded-lg border border-line p-3 shadow-md">
          <p aria-live="polite" className="min-w-0 flex-[1_1_5rem] text-sm">
            {scripted ? m.affiliate_chosen({ count }) : m.affiliate_choose_hint()}
          </p>
          <SubmitButton form={FORM} name="intent" value="approve" formNoValidate icon={Check}>
            {m.affiliate_approve()}
          </SubmitButton>
          <Reject count={count} reply={reply} />
        </div>
      )}
    </>
  );
};
