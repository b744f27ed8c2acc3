import { m } from '../../paraglide/messages.js';
import { DateField } from '../../ui/fields/DateField.tsx';

/** Fields of the first and last day of a list, both included. */
export const DayFields = ({ from, to }: { from: string; to: string }) => (
  <div className="grid fit-2 gap-3">
    <DateField name="from" label={m.point_from()} defaultValue={from} max="9999-12-31" />
    <DateField name="to" label={m.point_to()} defaultValue={to} max="9999-12-31" />
  </div>
);
