import type { ShownRules } from '@m4u/contract/commerce/order/earning';
import { EARNING_MOST, EARNING_NAME_LENGTH, MAXIMUM_BONUS_PERCENT } from '@m4u/contract/commerce/order/earning.rules';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { SubmitButton } from '../../../ui/Button.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';

const rowsUpTo = (most: number): number[] => Array.from({ length: most }, (_, row) => row);

/** All rows that the API takes, by kind. */
export const RULE_ROWS = { tier: rowsUpTo(EARNING_MOST.tiers), day: rowsUpTo(EARNING_MOST.days) } as const;

/** Rows that are shown: those in use and an empty one, at least two. */
const rowsOf = (kind: keyof typeof RULE_ROWS, values: RuleValues): readonly number[] => {
  const last = RULE_ROWS[kind].findLast((row) => values[`${kind}Name${row}`]) ?? -1;
  return RULE_ROWS[kind].slice(0, Math.max(2, last + 2));
};

/** Values of the form by the names of its fields. */
export type RuleValues = Readonly<Record<string, string>>;

const typed = (value: number | string | null | undefined): string => (value == null ? '' : String(value));

/** The values of the form for rules of a group. */
export const ruleValues = ({ tiers, days, firstPoints, birthday }: ShownRules): RuleValues =>
  Object.assign(
    {
      firstPoints: firstPoints === 0 ? '' : String(firstPoints),
      birthdaySpan: birthday?.span ?? '',
      birthdayPercent: typed(birthday?.percent),
      birthdayFixed: typed(birthday?.fixed),
    },
    ...RULE_ROWS.tier.map((row) => ({
      [`tierName${row}`]: typed(tiers[row]?.name),
      [`tierSpent${row}`]: typed(tiers[row]?.spent),
      [`tierPercent${row}`]: typed(tiers[row]?.percent),
    })),
    ...RULE_ROWS.day.map((row) => ({
      [`dayName${row}`]: typed(days[row]?.name),
      [`dayPercent${row}`]: typed(days[row]?.percent),
      [`dayWeekday${row}`]: typed(days[row]?.weekday),
      [`dayFrom${row}`]: typed(days[row]?.from),
      [`dayTo${row}`]: typed(days[row]?.to),
    })),
  ) as RuleValues;

/** Names of the days of the week, from Monday; 0 is Sunday. */
const weekdays = () => [
  { value: '', label: m.earning_each_day() },
  { value: '1', label: m.earning_monday() },
  { value: '2', label: m.earning_tuesday() },
  { value: '3', label: m.earning_wednesday() },
  { value: '4', label: m.earning_thursday() },
  { value: '5', label: m.earning_friday() },
  { value: '6', label: m.earning_saturday() },
  { value: '0', label: m.earning_sunday() },
];

const percent = { unit: '%', digits: String(MAXIMUM_BONUS_PERCENT).length } as const;

const TierRow = ({ row, values }: { row: number; values: RuleValues }) => (
  <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
    <legend className="pb-2 font-semibold">{m.earning_tier({ number: String(row + 1) })}</legend>
    <TextField
      name={`tierName${row}`}
      label={m.earning_name()}
      defaultValue={values[`tierName${row}`]}
      maxLength={EARNING_NAME_LENGTH}
      autoComplete="off"
    />
    <MoneyField name={`tierSpent${row}`} label={m.earning_spent()} defaultValue={values[`tierSpent${row}`]} />
    <MoneyField
      name={`tierPercent${row}`}
      label={m.earning_percent()}
      defaultValue={values[`tierPercent${row}`]}
      {...percent}
    />
  </fieldset>
);

const DaysRow = ({ row, values }: { row: number; values: RuleValues }) => (
  <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
    <legend className="pb-2 font-semibold">{m.earning_days_number({ number: String(row + 1) })}</legend>
    <TextField
      name={`dayName${row}`}
      label={m.earning_name()}
      defaultValue={values[`dayName${row}`]}
      maxLength={EARNING_NAME_LENGTH}
      autoComplete="off"
    />
    <MoneyField
      name={`dayPercent${row}`}
      label={m.earning_percent()}
      defaultValue={values[`dayPercent${row}`]}
      {...percent}
    />
    <Select
      name={`dayWeekday${row}`}
      label={m.earning_weekday()}
      defaultValue={values[`dayWeekday${row}`]}
      options={weekdays()}
    />
    <DateField name={`dayFrom${row}`} label={m.perk_from()} defaultValue={values[`dayFrom${row}`]} />
    <DateField name={`dayTo${row}`} label={m.perk_to()} defaultValue={values[`dayTo${row}`]} />
  </fieldset>
);

const BirthdaySection = ({ values }: { values: RuleValues }) => (
  <section aria-labelledby="birthday-title" className="stack">
    <h2 id="birthday-title" className="text-lg">
      {m.earning_birthday()}
    </h2>
    <p className="text-sm text-muted">{m.earning_birthday_text()}</p>
    <Select
      name="birthdaySpan"
      label={m.earning_birthday_span()}
      defaultValue={values['birthdaySpan']}
      options={[
        { value: '', label: m.earning_birthday_none() },
        { value: 'week', label: m.earning_birthday_week() },
        { value: 'month', label: m.earning_birthday_month() },
      ]}
    />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 items-start sm:grid-cols-2">
      <MoneyField
        name="birthdayPercent"
        label={m.earning_birthday_percent()}
        defaultValue={values['birthdayPercent']}
        {...percent}
      />
      <MoneyField
        name="birthdayFixed"
        label={m.earning_birthday_fixed()}
        hint={m.earning_birthday_fixed_hint()}
        defaultValue={values['birthdayFixed']}
        unit={m.point_unit()}
        digits={7}
      />
    </div>
  </section>
);

export interface RulesFormProps {
  groupId: string;
  values: RuleValues;
  errors: readonly string[];
}

/** The form of the rules of a group; a row without a name is no rule. */
export const RulesForm = ({ groupId, values, errors }: RulesFormProps) => (
  <Form method="post" className="stack gap-6">
    <FormError errors={errors.length > 0 ? [...errors] : undefined} />
    <input type="hidden" name="groupId" value={groupId} />
    <section aria-labelledby="tiers-title" className="stack">
      <h2 id="tiers-title" className="text-lg">
        {m.earning_tiers()}
      </h2>
      <p className="text-sm text-muted">{m.earning_tiers_text()}</p>
      {rowsOf('tier', values).map((row) => (
        <TierRow key={row} row={row} values={values} />
      ))}
    </section>
    <section aria-labelledby="days-title" className="stack">
      <h2 id="days-title" className="text-lg">
        {m.earning_days()}
      </h2>
      <p className="text-sm text-muted">{m.earning_days_text()}</p>
      {rowsOf('day', values).map((row) => (
        <DaysRow key={row} row={row} values={values} />
      ))}
    </section>
    <BirthdaySection values={values} />
    <section aria-labelledby="first-title" className="stack">
      <h2 id="first-title" className="text-lg">
        {m.earning_rule_first()}
      </h2>
      <MoneyField
        name="firstPoints"
        label={m.earning_first_points()}
        defaultValue={values['firstPoints']}
        unit={m.point_unit()}
        digits={7}
      />
    </section>
    <p className="text-sm text-muted">{m.earning_rounding()}</p>
    <div className="flex flex-wrap gap-3">
      <SubmitButton name="intent" value="save">
        {m.earning_save()}
      </SubmitButton>
      <SubmitButton name="intent" value="preview" variant="secondary">
        {m.earning_preview()}
      </SubmitButton>
    </div>
  </Form>
);
