import type { Standing } from '@m4u/contract/commerce/order/earning';
import type { BonusRule, BonusTerm } from '@m4u/contract/commerce/order/earning.rules';
import { m } from '../../../paraglide/messages.js';
import { money, number } from '../../../platform/language/formats.ts';
import { points } from '../../point/pointWords.tsx';

const ruleWords: Readonly<Record<BonusRule, (name: string) => string>> = {
  tier: (name) => m.earning_rule_tier({ name }),
  days: (name) => name,
  birthday: () => m.earning_rule_birthday(),
  first: () => m.earning_rule_first(),
};

/** Names a rule that gives points. */
export const nameRule = ({ rule, name }: Pick<BonusTerm, 'rule' | 'name'>): string => ruleWords[rule](name);

/** Says what a rule gives: “Khai trương: thêm 100% điểm”. */
export const describeTerm = (term: BonusTerm): string =>
  m.earning_term({
    rule: nameRule(term),
    more: term.percent === null ? points(term.fixed ?? 0) : m.earning_percent_more({ percent: number(term.percent) }),
  });

/** The tier of a customer, and what is missing to the next; nothing where a group has no tiers. */
export const StandingLine = ({ standing: { tier, next } }: { standing: Pick<Standing, 'tier' | 'next'> }) =>
  (tier !== null || next !== null) && (
    <p className="text-sm">
      {tier !== null && <strong lang="">{m.earning_tier_is({ name: tier })}</strong>}
      {tier !== null && next !== null && ' · '}
      {next !== null && <span lang="">{m.earning_tier_next({ amount: money(next.missing), name: next.name })}</span>}
    </p>
  );
