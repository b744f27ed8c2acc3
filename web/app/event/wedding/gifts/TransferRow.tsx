import type { ReadTransfer } from '@m4u/contract/event/wedding/transfers';
import { m } from '../../../paraglide/messages.js';
import { dateAndTime, money } from '../../../platform/language/formats.ts';
import { CheckBox } from '../../../ui/fields/Checkbox.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';

const stateWords: Readonly<Record<ReadTransfer['state'], () => string>> = {
  matched: m.wedding_transfers_matched,
  unsure: m.wedding_transfers_unsure,
  unmatched: m.wedding_transfers_unmatched,
  similar: m.wedding_transfers_similar,
  noted: m.wedding_transfers_noted,
};

/** A row of the preview: a transfer of the statement, and what is chosen for it. */
export interface PreviewRow {
  readonly transfer: ReadTransfer;
  readonly isChosen: boolean;
  /** Id of the guest, `none` for a name alone; empty for the only guest of the name. */
  readonly guest: string;
  readonly name: string;
}

/** Name of a giver without a guest: that of the purpose, else the purpose itself. */
const nameOf = ({ name, purpose, guests }: ReadTransfer): string =>
  (guests[0]?.name ?? name) || purpose.slice(0, 80) || m.wedding_gift_way_transfer();

/** A row as the statement was read; only what is sure is chosen. */
export const startRow = (transfer: ReadTransfer): PreviewRow => {
  const { state, guests } = transfer;
  const isChosen = state === 'matched';
  return { transfer, isChosen, guest: (isChosen && guests[0]?._id) || 'none', name: nameOf(transfer) };
};

/** Who gave: a guest who fits, and the name for nobody of them. */
const Giver = ({ row, prefix }: { row: PreviewRow; prefix: string }) => {
  const { guests } = row.transfer;
  return (
    <div className="grid gap-3 pl-9 sm:grid-cols-2">
      {guests.length > 0 && (
        <Select
          name={`${prefix}.guest`}
          label={m.wedding_gift_guest()}
          translate="no"
          defaultValue={row.guest}
          options={[
            ...guests.map(({ _id, name }) => ({ value: _id, label: name })),
            { value: 'none', label: m.wedding_gift_guest_none() },
          ]}
        />
      )}
      <TextField
        name={`${prefix}.name`}
        label={m.wedding_gift_name()}
        defaultValue={row.name}
        required
        maxLength={80}
        autoComplete="off"
        translate="no"
      />
    </div>
  );
};

/** A transfer of the statement, to confirm; one that was noted before cannot be chosen. */
export const TransferRow = ({ row, index }: { row: PreviewRow; index: number }) => {
  const { amount, at, purpose, state } = row.transfer;
  const prefix = `rows[${index}]`;
  const isNoted = state === 'noted';
  return (
    <fieldset className="flex flex-col gap-2 px-4 py-3">
      <legend className="sr-only" translate="no">
        {money(amount)} · {purpose}
      </legend>
      <input type="hidden" name={`${prefix}.read`} value={JSON.stringify(row.transfer)} />
      <div className="flex items-start gap-3">
        {isNoted ? (
          <span className="size-6 shrink-0" />
        ) : (
          <CheckBox
            name={`${prefix}.chosen`}
            value="on"
            defaultChecked={row.isChosen}
            aria-label={m.wedding_transfers_choose({ amount: money(amount), purpose })}
          />
        )}
        <div className="min-w-0 flex-1">
          <span className="block font-semibold tabular-nums">{money(amount)}</span>
          <span className="block wrap-anywhere" translate="no">
            {purpose}
          </span>
          <span className="block text-sm text-muted">
            {[stateWords[state](), at === null ? '' : dateAndTime(at)].filter(Boolean).join(' · ')}
          </span>
        </div>
      </div>
      {!isNoted && <Giver row={row} prefix={prefix} />}
    </fieldset>
  );
};
