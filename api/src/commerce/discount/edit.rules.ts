import type { DiscountDraft } from '@m4u/contract/commerce/discount/schema';
import { fail, failField } from '../../platform/errors.ts';
import type { DiscountRow } from './queries.ts';

/** What an admin gives of a discount. */
type Given = Partial<Omit<DiscountDraft, 'groupId' | 'code'>>;

type Terms = Pick<
  DiscountRow,
  'name' | 'percent' | 'amount' | 'cap' | 'fromDay' | 'toDay' | 'quota' | 'perMember' | 'minimum' | 'active'
>;

const orBefore = <T>(given: T | undefined, before: T): T => (given === undefined ? before : given);

/**
 * A discount as it is after what is given; without one before, as it begins, from `day` on unless told. Errors: invalid,
 * where a percentage or an amount is missing, it would end before it begins, or was used oftener than it may be.
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
