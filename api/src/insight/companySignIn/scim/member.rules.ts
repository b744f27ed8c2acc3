import { refuse } from './error.rules.ts';
import type { Filter } from './filter.rules.ts';
import { type Operation, spread } from './patch.rules.ts';
import { readMembers } from './schema.rules.ts';

/** A change of a group's people. */
export type MemberChange =
  | { readonly kind: 'add' | 'remove' | 'set'; readonly ids: readonly string[] }
  | { readonly kind: 'clear' };

/** The ids that a filter of a path names: `members[value eq "…"]`, joined by `or`. */
const idsOf = (filter: Filter): string[] => {
  if (filter.op === 'or') return [...idsOf(filter.left), ...idsOf(filter.right)];
  if (filter.op === 'eq' && filter.path === 'value') return readMembers([{ value: filter.value }]);
  return refuse(400, 'Members are found by their value only.', 'invalidFilter');
};

const toChange = ({ op, value }: Operation, filter: Filter | undefined): MemberChange => {
  if (op !== 'remove') {
    if (filter !== undefined) return refuse(400, 'A member of a group has no parts to change.', 'mutability');
    return { kind: op === 'add' ? 'add' : 'set', ids: readMembers(value) };
  }
  if (filter !== undefined) return { kind: 'remove', ids: idsOf(filter) };
  // Entra names those to remove in the value.
  return value === undefined || value === null ? { kind: 'clear' } : { kind: 'remove', ids: readMembers(value) };
};

/** The changes of people in a PATCH of a group, in their order, and its other operations. */
export const splitOperations = (
  operations: readonly Operation[],
): { readonly changes: readonly MemberChange[]; readonly others: readonly Operation[] } => {
  const parts = spread(operations);
  return {
    changes: parts
      .filter(({ target }) => target.path === 'members')
      .map(({ operation, target }) => toChange(operation, target.filter)),
    others: parts
      .filter(({ target }) => target.path !== 'members')
      .map(({ operation, target }) => ({ ...operation, path: target.path })),
  };
};
