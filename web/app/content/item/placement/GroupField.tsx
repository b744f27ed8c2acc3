import { m } from '../../../paraglide/messages.js';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';

/** Groups with which the reader may share a piece. */
export type ShareGroups = readonly { readonly _id: string; readonly name: string }[];

/** Choice of the group that a member's piece is shared with; nothing without groups. */
export const GroupField = ({ field, groups }: { field: FieldSource; groups: ShareGroups }) =>
  groups.length > 0 && (
    <Select
      field={field}
      label={m.placement_group()}
      hint={m.placement_group_hint()}
      options={[
        { value: '', label: m.placement_group_none() },
        ...groups.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
    />
  );
