import type { WeddingGuest } from '@m4u/contract/event/wedding/guests';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { CheckBox } from '../../../ui/fields/Checkbox.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { weddingSideOptions } from '../weddingWords.tsx';

/** The id of the form that changes the chosen guests, whose boxes stand in the rows. */
export const BATCH_FORM = 'guest-batch';

const BAR =
  'surface sticky bottom-[calc(var(--bar-room,5.5rem)+0.5rem)] z-10 max-h-[45dvh] overflow-y-auto rounded-lg border border-line p-3 shadow-md lg:bottom-4';

const boxes = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name=chosen][form=${BATCH_FORM}]`),
];

/**
 * Says that several guests can be changed at once, and chooses all of the page. The box for all has its room before
 * scripts arrive, so that no row moves from under a finger.
 */
export const BatchHint = () => {
  const isHydrated = useHydrated();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="text-sm text-muted">{m.wedding_batch_hint()}</p>
      <label className={classNames('flex min-h-11 cursor-pointer items-center gap-3', !isHydrated && 'invisible')}>
        <CheckBox
          onChange={({ target }) => {
            for (const box of boxes()) box.checked = target.checked;
          }}
        />
        {m.wedding_batch_all()}
      </label>
    </div>
  );
};

/** Changes the chosen guests; in view as long as one is chosen. */
export const BatchBar = () => (
  <Form
    id={BATCH_FORM}
    method="post"
    preventScrollReset
    className={`${BAR} hidden flex-wrap items-end gap-3 group-has-[[name=chosen]:checked]/guests:flex`}
  >
    <Select
      name="side"
      label={m.wedding_batch_side()}
      defaultValue=""
      options={[{ value: '', label: m.wedding_batch_side_keep() }, ...weddingSideOptions()]}
      className="min-w-36 flex-1"
    />
    <TextField
      name="group"
      label={m.wedding_batch_group()}
      placeholder={m.wedding_batch_side_keep()}
      maxLength={60}
      autoComplete="off"
      translate="no"
      className="min-w-36 flex-1"
    />
    <SubmitButton name="intent" value="change">
      {m.wedding_batch_save()}
    </SubmitButton>
    <SubmitButton name="intent" value="ask" variant="quietDanger" icon={Trash2}>
      {m.wedding_batch_remove()}
    </SubmitButton>
  </Form>
);

/** Asks before the chosen guests are deleted, by their names. */
export const BatchQuestion = ({ guests, back }: { guests: readonly WeddingGuest[]; back: string }) => {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <Form method="post" preventScrollReset className={`${BAR} stack`}>
      <p ref={question} tabIndex={-1} className="outline-none">
        {m.wedding_batch_remove_question()}
      </p>
      <p className="max-h-32 overflow-y-auto font-semibold wrap-anywhere" translate="no">
        {guests.map(({ name }) => name).join(', ')}
      </p>
      {guests.map(({ _id }) => (
        <input key={_id} type="hidden" name="chosen" value={_id} />
      ))}
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="intent" value="remove" variant="danger" icon={Trash2}>
          {m.wedding_batch_remove()}
        </SubmitButton>
        <LinkButton to={back} variant="secondary" replace preventScrollReset>
          {m.ui_cancel()}
        </LinkButton>
      </div>
    </Form>
  );
};
