import { m } from '../../paraglide/messages.js';
import { Select } from '../../ui/fields/Select.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import type { Option } from '../../ui/fields/Select.tsx';
import { SubmitButton } from '../../ui/Button.tsx';

export interface StaffSearchProps {
  action: string;
  label: string;
  q: string;
  state: string;
  states: readonly Option[];
}

/** Search and filter form of a staff list. */
export const StaffSearch = ({ action, label, q, state, states }: StaffSearchProps) => (
  <SearchForm
    key={`${q} ${state}`}
    action={action}
    value={q}
    label={label}
    submitLabel={m.admin_search()}
    autoComplete="off"
  >
    <div className="flex items-end gap-3">
      <Select
        name="state"
        label={m.admin_state()}
        defaultValue={state}
        placeholder={m.admin_state_all()}
        options={states}
        className="flex-1"
      />
      <SubmitButton variant="secondary">{m.admin_search()}</SubmitButton>
    </div>
  </SearchForm>
);
