import { CONVERSIONS, REWARD_KINDS, type RewardKind, calculateReward } from '@m4u/contract/commerce/affiliate/rules';
import { RATE_PER_PERCENT } from '@m4u/contract/commerce/point/rules';
import Percent from 'lucide-react/icons/percent';
import Banknote from 'lucide-react/icons/banknote';
import Coins from 'lucide-react/icons/coins';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';
import { Card } from '../../../ui/Card.tsx';
import { digitsOf } from '../../../ui/fields/digits.ts';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { formatAmount } from '../../../content/section/offers/offerWords.tsx';

/** Reward terms of a campaign as entered. */
export interface RewardChoice {
  readonly per: string;
  readonly rewardKind: string;
  readonly amount: string;
  readonly maximum: string;
}

type Field = FieldSource & { readonly initialValue?: string | undefined };

/** The payment of the example, in VND. */
const EXAMPLE = 1_000_000;

const rewardKindWords: Readonly<Record<RewardKind, () => string>> = {
  percent: m.affiliate_kind_percent,
  vnd: m.affiliate_kind_vnd,
  points: m.affiliate_kind_points,
};
const kindIcons = { percent: Percent, vnd: Banknote, points: Coins } as const;

/** Converts the entered terms to a rule; undefined while the amount is invalid. */
const ruleOf = ({ rewardKind, amount, maximum }: RewardChoice) => {
  const kind = REWARD_KINDS.find((each) => each === rewardKind);
  if (kind === undefined || !/^\d{1,13}([.,]\d{1,2})?$/.test(amount.trim())) return undefined;
  const typed = Number(amount.trim().replace(',', '.'));
  if (kind === 'percent' && typed > 100) return undefined;
  return {
    kind,
    amount: kind === 'percent' ? Math.round(typed * RATE_PER_PERCENT) : Math.trunc(typed),
    maximum: kind === 'percent' && maximum !== '' ? Number(maximum) : null,
  };
};

/** Describes the reward by an example. */
const exampleOf = (choice: RewardChoice): string => {
  const rule = ruleOf(choice);
  if (!rule) return m.affiliate_example_none();
  const reward = formatAmount(calculateReward(rule, EXAMPLE), rule.kind === 'points' ? 'points' : 'vnd');
  return choice.per === 'signup'
    ? m.affiliate_example_signup({ reward })
    : m.affiliate_example_order({ payment: money(EXAMPLE), reward });
};

/** Fields of a campaign's reward and conversion, with an example that updates on input. */
export const RewardFields = ({ fields }: { fields: Readonly<Record<keyof RewardChoice, Field>> }) => {
  const scripted = useHydrated();
  const begin = (name: keyof RewardChoice): string => fields[name].initialValue ?? fields[name].defaultValue ?? '';
  const [choice, setChoice] = useState<RewardChoice>({
    per: begin('per'),
    rewardKind: begin('rewardKind'),
    amount: begin('amount'),
    maximum: digitsOf(begin('maximum')),
  });
  const change = (part: Partial<RewardChoice>) => setChoice((previous) => ({ ...previous, ...part }));
  const { per, rewardKind, amount, maximum } = choice;
  const isPercent = rewardKind === 'percent';
  // Only orders have a percentage, so a choice of sign-ups resets it.
  const kinds = [...REWARD_KINDS].toReversed();
  return (
    <Card as="section" aria-labelledby="reward">
      <div className="stack">
        <h2 id="reward" className="text-lg">
          {m.affiliate_form_reward()}
        </h2>
        <RadioCards
          field={fields.per}
          legend={m.affiliate_form_per()}
          value={per}
          onChange={(next) =>
            change({ per: next, ...(next === 'signup' && isPercent && { rewardKind: 'vnd', amount: '' }) })
          }
          options={CONVERSIONS.map((value) => ({
            value,
            label: value === 'order' ? m.affiliate_form_per_order() : m.affiliate_form_per_signup(),
            ...(value === 'order' && { description: m.affiliate_term_account() }),
          }))}
        />
        <RadioCards
          field={fields.rewardKind}
          legend={m.affiliate_form_kind()}
          value={rewardKind}
          onChange={(next) => change({ rewardKind: next, amount: '' })}
          options={kinds.map((value) => ({
            value,
            label: rewardKindWords[value](),
            icon: kindIcons[value],
            disabled: scripted && value === 'percent' && per === 'signup',
          }))}
        />
        {isPercent ? (
          <TextField
            key="percent"
            field={fields.amount}
            label={m.affiliate_form_percent()}
            value={amount}
            onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
            inputMode="decimal"
            autoComplete="off"
            required
            maxLength={6}
            suffix={<span className="pr-3">%</span>}
          />
        ) : (
          <MoneyField
            key="whole"
            field={fields.amount}
            label={m.affiliate_form_amount()}
            value={digitsOf(amount)}
            onDigits={(digits) => change({ amount: digits })}
            unit={rewardKind === 'points' ? m.point_unit() : '₫'}
            required
          />
        )}
        <div hidden={scripted && !isPercent}>
          <MoneyField
            field={fields.maximum}
            label={m.affiliate_form_maximum()}
            hint={m.affiliate_form_maximum_hint()}
            value={maximum}
            onDigits={(digits) => change({ maximum: digits })}
            optional
          />
        </div>
        {scripted && (
          <output className="block rounded-md bg-accent-soft p-3 font-semibold text-accent-ink">
            {exampleOf(choice)}
          </output>
        )}
      </div>
    </Card>
  );
};
