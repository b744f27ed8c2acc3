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
  noted: m.wedding_transfers_noted,
};

/** Name of a giver without a guest: that of the purpose, else the purpose itself. */
const nameOf = ({ name, purpose, guests }: ReadTransfer): string =>
  (guests[0]?.name ?? name) || purpose.slice(0, 80) || m.wedding_gift_way_transfer();

/** Who gave: a guest who fits, and the name for nobody of them. */
const Giver = ({ transfer, prefix }: { transfer: ReadTransfer; prefix: string }) => {
  const { state, guests } = transfer;
  return (
    <div className="grid gap-3 pl-9 sm:grid-cols-2">
      {guests.length > 0 && (
        <Select
          name={`${prefix}.guest`}
          label={m.wedding_gift_guest()}
          translate="no"
          defaultValue={state === 'matched' ? guests[0]?._id : 'none'}
          options={[
            ...guests.map(({ _id, name }) => ({ value: _id, label: name })),
            { value: 'none', label: m.wedding_gift_guest_none() },
          ]}
        />
      )}
      <TextField
        name={`${prefix}.name`}
        label={m.wedding_gift_name()}
        defaultValue={nameOf(transfer)}
        required
        maxLength={80}
        autoComplete="off"
        translate="no"
      />
    </div>
  );
};

/** A transfer of the statement, to confirm; one that was noted before cannot be chosen. */
export const TransferRow = ({ transfer, index }: { transfer: ReadTransfer; index: number }) => {
  const { key, amount, at, purpose, state } = transfer;
  const prefix = `rows[${index}]`;
  const isNoted = state === 'noted';
  return (
    <div className="flex flex-col gap-2 px-4 py-3">
      <div className="flex items-start gap-3">
        {isNoted ? (
          <span className="size-6 shrink-0" />
        ) : (
          <CheckBox
            name={`${prefix}.chosen`}
            value="on"
            defaultChecked={state === 'matched'}
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
      {!isNoted && (
        <>
          <input type="hidden" name={`${prefix}.key`} value={key} />
          <input type="hidden" name={`${prefix}.amount`} value={amount} />
          {at !== null && <input type="hidden" name={`${prefix}.at`} value={at} />}
          <Giver transfer={transfer} prefix={prefix} />
        </>
      )}
    </div>
  );
};
