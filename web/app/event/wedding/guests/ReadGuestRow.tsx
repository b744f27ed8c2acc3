import type { ReadGuest } from '@m4u/contract/event/wedding/pasted';
import { MOST_SEATS } from '@m4u/contract/event/wedding/rules';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Pencil from 'lucide-react/icons/pencil';
import UsersRound from 'lucide-react/icons/users-round';
import { type FormEvent, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { CheckBox } from '../../../ui/fields/Checkbox.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { weddingSideOptions, weddingSideWords } from '../weddingWords.tsx';

/** A row of the preview: a line as it was read, and what the couple makes of it. */
export interface PreviewRow {
  readonly read: ReadGuest;
  readonly isChosen: boolean;
  readonly name: string;
  readonly side: WeddingSide;
  readonly phone: string;
  readonly group: string;
  readonly people: string;
  /** Why a field cannot be as it is. */
  readonly error: { readonly field: string; readonly message: string } | undefined;
}

/** A row as its line was read; what is sure is chosen. */
export const startRow = (read: ReadGuest): PreviewRow => {
  const { name, side, phone, group, people, problem, isSame } = read;
  return {
    read,
    isChosen: problem === null && !isSame,
    name,
    side,
    phone,
    group,
    people: people === 0 ? '' : String(people),
    error: problem ?? undefined,
  };
};

const namesakeWords = { listed: m.wedding_add_listed, pasted: m.wedding_add_pasted } as const;

/** Marks for the couple to look at. */
const Notes = ({ row: { read, error } }: { row: PreviewRow }) => (
  <>
    {error && (
      <span className="flex gap-2 text-sm text-danger">
        <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
        {error.message}
      </span>
    )}
    {read.namesake !== null && (
      <span className="flex gap-2 text-sm font-semibold">
        <UsersRound aria-hidden size={18} className="mt-0.5 shrink-0" />
        {namesakeWords[read.namesake]()}
      </span>
    )}
    {read.isGuess && <span className="block text-sm text-muted">{m.wedding_add_guess()}</span>}
  </>
);

const Fields = ({ row, prefix }: { row: PreviewRow; prefix: string }) => {
  const errorOf = (field: string) => (row.error?.field === field ? { error: row.error.message } : {});
  const shared = { autoComplete: 'off', translate: 'no' } as const;
  return (
    <div className="grid gap-3 pt-2 sm:grid-cols-2">
      <p className="text-sm wrap-anywhere text-muted sm:col-span-2" translate="no">
        {m.wedding_add_line({ line: number(row.read.line), text: row.read.text })}
      </p>
      <TextField
        {...shared}
        {...errorOf('name')}
        name={`${prefix}.name`}
        label={m.wedding_guest_name()}
        defaultValue={row.name}
        maxLength={80}
      />
      <Select
        {...errorOf('side')}
        name={`${prefix}.side`}
        label={m.wedding_guest_side()}
        defaultValue={row.side}
        options={weddingSideOptions()}
      />
      <TextField
        {...shared}
        {...errorOf('phone')}
        name={`${prefix}.phone`}
        label={m.wedding_guest_phone()}
        type="tel"
        defaultValue={row.phone}
        maxLength={30}
      />
      <TextField
        {...shared}
        {...errorOf('group')}
        name={`${prefix}.group`}
        label={m.wedding_guest_group()}
        defaultValue={row.group}
        maxLength={60}
      />
      <TextField
        {...errorOf('people')}
        name={`${prefix}.people`}
        label={m.wedding_guest_people()}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_SEATS}
        defaultValue={row.people}
      />
      {!row.isChosen && row.error && <p className="text-sm text-muted sm:col-span-2">{m.wedding_add_fix()}</p>}
    </div>
  );
};

export interface ReadGuestRowProps {
  row: PreviewRow;
  index: number;
  isChosen: boolean;
  onChoose: (index: number, isChosen: boolean) => void;
}

/** A read line, to choose and to edit; its fields are folded, and sent also while they are. */
export const ReadGuestRow = ({ row, index, isChosen, onChoose }: ReadGuestRowProps) => {
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({});
  const prefix = `rows[${index}]`;
  const shown = { ...row, ...typed } as PreviewRow;
  const people = Number(shown.people);
  const facts = [shown.phone, shown.group].filter(Boolean).join(' · ');
  /** An edited row is meant to be added. */
  const edit = ({ target }: FormEvent<HTMLElement>) => {
    const { name, value } = target as HTMLInputElement;
    setTyped((before) => ({ ...before, [name.slice(prefix.length + 1)]: value }));
    onChoose(index, true);
  };
  return (
    <fieldset className="px-4 py-2">
      <legend className="sr-only" translate="no">
        {m.wedding_add_line({ line: number(row.read.line), text: row.read.text })}
      </legend>
      <input type="hidden" name={`${prefix}.read`} value={JSON.stringify(row.read)} />
      <div className="flex items-start gap-3 pt-2">
        <CheckBox
          name={`${prefix}.chosen`}
          value="on"
          checked={isChosen}
          onChange={({ target }) => onChoose(index, target.checked)}
          aria-label={
            shown.name === ''
              ? m.wedding_add_choose_line({ line: number(row.read.line) })
              : m.wedding_add_choose({ name: shown.name })
          }
        />
        <div className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere">
            {shown.name === '' ? m.wedding_add_no_name() : <span translate="no">{shown.name}</span>}
          </span>
          <span className="block text-sm wrap-anywhere text-muted">
            {[
              (weddingSideWords[shown.side] ?? weddingSideWords.groom)(),
              people > 1 ? m.wedding_guest_invited({ count: number(people) }) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
            {facts !== '' && <span translate="no"> · {facts}</span>}
          </span>
          <Notes row={row} />
          <details open={row.error !== undefined} onChange={edit}>
            <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold underline [&::-webkit-details-marker]:hidden">
              <Pencil aria-hidden size={18} />
              {m.wedding_add_edit()}
              <span className="sr-only">{shown.name}</span>
            </summary>
            <Fields row={{ ...row, isChosen }} prefix={prefix} />
          </details>
        </div>
      </div>
    </fieldset>
  );
};
