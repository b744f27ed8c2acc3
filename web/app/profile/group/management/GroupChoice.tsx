import { Form } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/fields/Select.tsx';

export interface GroupChoiceProps {
  /** Path of the screen that shows the chosen group (`?groupId=`). */
  action: string;
  groups: readonly { readonly _id: string; readonly name: string }[];
  /** The group that the screen shows now. */
  groupId: string;
  label: string;
  /** Words of the button. */
  submit: string;
  /** Further fields of the screen's address. */
  fields?: Readonly<Record<string, string>>;
}

/** Choice of one of several groups; works without scripts. */
export const GroupChoice = ({ action, groups, groupId, label, submit, fields = {} }: GroupChoiceProps) => (
  <Form action={action} className="flex flex-wrap items-end gap-3">
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Select
      key={groupId}
      name="groupId"
      label={label}
      defaultValue={groupId}
      lang=""
      options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
      className="min-w-[min(100%,12em)] flex-1"
    />
    <Button type="submit" variant="secondary">
      {submit}
    </Button>
  </Form>
);
