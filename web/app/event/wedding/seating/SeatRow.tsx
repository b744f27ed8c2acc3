import type { SeatedGuest } from '@m4u/contract/event/wedding/tables';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { CheckBox } from '../../../ui/fields/Checkbox.tsx';
import { mealWords } from './seatWords.tsx';

/** The id of the form that moves the chosen guests, whose boxes stand all over the screen. */
export const SEATING_FORM = 'seating';

export type SeatRowProps = Pick<
  SeatedGuest,
  '_id' | 'name' | 'group' | 'coming' | 'people' | 'vegetarian' | 'children' | 'diet'
>;

/** A guest with a box to choose them; on wide screens the row can be dragged to a table. */
export const SeatRow = ({ guest }: { guest: SeatRowProps }) => {
  const { _id, name, group, coming, people } = guest;
  const facts = [coming === null ? m.wedding_guest_unanswered() : '', group, ...mealWords(guest)];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is one way more: boxes and the bar do the same by keys
    <li
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', _id)}
      className="flex min-h-12 cursor-grab items-center gap-3 py-1.5"
    >
      <CheckBox name="chosen" value={_id} form={SEATING_FORM} id={`seat-${_id}`} className="no-print" />
      <label htmlFor={`seat-${_id}`} className="min-w-0 flex-1">
        <span className="block wrap-anywhere">
          <span className="font-semibold" translate="no">
            {name}
          </span>
          {people > 1 && ` · ${m.wedding_seat_people({ count: number(people) })}`}
        </span>
        <span className="block text-sm wrap-anywhere text-muted">{facts.filter(Boolean).join(' · ')}</span>
      </label>
    </li>
  );
};
