import type { SubmissionResult } from '@conform-to/react';
import type { Reward } from '@m4u/contract/commerce/affiliate/schema';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { SelectionButton } from '../../../ui/table/SelectionBar.tsx';
import { GroupReward } from './GroupReward.tsx';
import { RejectionReason } from './RejectionReason.tsx';

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
      <SelectionButton type="button" name={undefined} icon={X} {...dialog.trigger}>
        {m.affiliate_reject()}
      </SelectionButton>
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
        <RejectionReason form={FORM} reply={reply} />
      </Dialog>
    </>
  );
};

/** List of a group's rewards for phones, with checkboxes to approve or reject several at once. */
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
    <div className="group/decide stack gap-4">
      <Form method="post" id={FORM} className="stack gap-4" onChange={recount}>
        {open.length > 1 && (
          <p className={scripted ? undefined : 'invisible'}>
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
        // Shown by the state of the boxes, also without scripts.
        <div className="sticky bottom-21 z-10 hidden animate-rise flex-wrap items-center gap-1 rounded-lg bg-ink px-2 py-1.5 text-canvas shadow-md group-has-[[name=ids]:checked]/decide:flex">
          <output className="flex-1 px-2 whitespace-nowrap">
            {count > 0 ? m.ui_chosen({ count }) : m.ui_chosen_rows()}
          </output>
          <SelectionButton isMain form={FORM} value="approve" formNoValidate icon={Check}>
            {m.affiliate_approve()}
          </SelectionButton>
          <Reject count={count} reply={reply} />
        </div>
      )}
    </div>
  );
};
