import type { DiscountDraft } from '@m4u/contract/commerce/discount/schema';
import { fail, failField } from '../../platform/errors.ts';
import type { DiscountRow } from './queries.ts';

/** Fields of a discount that an admin may give. */
type DiscountFields = Partial<Omit<DiscountDraft, 'groupId' | 'code'>>;

type DiscountTerms = Pick<
  DiscountRow,
  'name' | 'percent' | 'amount' | 'cap' | 'fromDay' | 'toDay' | 'quota' | 'perMember' | 'minimum' | 'active'
>;

const orUnchanged = <T>(fields: T | undefined, current: T): T => (fields === undefined ? current : fields);

/**
 * Applies the given fields to a discount, or to a new one, which begins on `day` by default. Errors: invalid
 * (percentage or amount is missing, the end is before the start, or the quota is less than the uses).
 */
export const applyChanges = (changes: DiscountFields, current: DiscountRow | undefined, day: string): DiscountTerms => {
  const type = changes.type ?? (current?.amount ? 'amount' : 'percent');
  const isPercent = type === 'percent';
  const terms = {
    name: changes.name ?? current?.name ?? failField('name', 'required'),
    percent: isPercent ? (changes.percent ?? current?.percent ?? failField('percent', 'required')) : null,
    amount: isPercent ? null : (changes.amount ?? current?.amount ?? failField('amount', 'required')),
    cap: isPercent ? orUnchanged(changes.cap, current?.cap ?? null) : null,
    fromDay: changes.from ?? current?.fromDay ?? day,
    toDay: orUnchanged(changes.to, current?.toDay ?? null),
    quota: orUnchanged(changes.quota, current?.quota ?? null),
    perMember: orUnchanged(changes.perMember, current?.perMember ?? null),
    minimum: changes.minimum ?? current?.minimum ?? 0,
    active: changes.active ?? current?.active ?? true,
  };
  if (terms.toDay !== null && terms.toDay < terms.fromDay) failField('to', 'end-before-start');
  const used = current?.used ?? 0;
  if (terms.quota !== null && terms.quota < used)
    fail('invalid', { fields: [{ field: 'quota', code: 'quota-used', values: { used } }] });
  return terms;
};
