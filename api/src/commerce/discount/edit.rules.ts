import type { DiscountDraft } from '@m4u/contract/commerce/discount/schema';
import { fail, failField } from '../../platform/errors.ts';
import type { DiscountRow } from './queries.ts';

/** Fields of a discount that an admin may give. */
type Given = Partial<Omit<DiscountDraft, 'groupId' | 'code'>>;

type Terms = Pick<
  DiscountRow,
  'name' | 'percent' | 'amount' | 'cap' | 'fromDay' | 'toDay' | 'quota' | 'perMember' | 'minimum' | 'active'
>;

const orBefore = <T>(given: T | undefined, before: T): T => (given === undefined ? before : given);

/**
 * Applies the given fields to a discount, or to a new one, which begins on `day` by default. Errors: invalid
 * (percentage or amount is missing, the end is before the start, or the quota is less than the uses).
 */
export const changedTerms = (given: Given, before: DiscountRow | undefined, day: string): Terms => {
  const type = given.type ?? (before?.amount ? 'amount' : 'percent');
  const isPercent = type === 'percent';
  const terms = {
    name: given.name ?? before?.name ?? failField('name', 'required'),
    percent: isPercent ? (given.percent ?? before?.percent ?? failField('percent', 'required')) : null,
    amount: isPercent ? null : (given.amount ?? before?.amount ?? failField('amount', 'required')),
    cap: isPercent ? orBefore(given.cap, before?.cap ?? null) : null,
    fromDay: given.from ?? before?.fromDay ?? day,
    toDay: orBefore(given.to, before?.toDay ?? null),
    quota: orBefore(given.quota, before?.quota ?? null),
    perMember: orBefore(given.perMember, before?.perMember ?? null),
    minimum: given.minimum ?? before?.minimum ?? 0,
    active: given.active ?? before?.active ?? true,
  };
  if (terms.toDay !== null && terms.toDay < terms.fromDay) failField('to', 'end-before-start');
  const used = before?.used ?? 0;
  if (terms.quota !== null && terms.quota < used)
    fail('invalid', { fields: [{ field: 'quota', code: 'quota-used', values: { used } }] });
  return terms;
};
