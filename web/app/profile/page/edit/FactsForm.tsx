import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { settled } from '../../../platform/forms/definition.ts';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { sheetForm } from './EditSheet.tsx';
import { genderWords, type PersonFacts } from '../show/Facts.tsx';

/** A line of business with its occupations. */
export interface CareerChoice {
  readonly name: string;
  readonly children: readonly string[];
}

export interface FactsFormProps {
  facts: PersonFacts;
  careers: readonly CareerChoice[];
  interests: readonly string[];
  reply: SubmissionResult | undefined;
}

const separator = '|';

/** Encodes a line of business and an occupation as one value, so that a single field selects both. */
export const encodeCareer = (career: string | null, child: string | null): string =>
  career ? `${career}${separator}${child ?? ''}` : '';

/** Decodes the value of that field. */
export const decodeCareer = (value: string): { career: string; childCareer: string } => {
  const [career = '', childCareer = ''] = value.split(separator);
  return { career, childCareer };
};

/** Options of that field: occupations grouped by line of business, including a chosen one that no longer exists. */
const careerOptions = (careers: readonly CareerChoice[], chosen: string) => {
  const groups = careers.map(({ name, children }) => ({
    label: name,
    options: [
      ...children.map((child) => ({ value: encodeCareer(name, child), label: child })),
      { value: encodeCareer(name, null), label: m.profile_career_other({ name }) },
    ],
  }));
  const isListed = groups.some(({ options }) => options.some(({ value }) => value === chosen));
  const { career, childCareer } = decodeCareer(chosen);
  return isListed || chosen === '' ? groups : [{ value: chosen, label: childCareer || career }, ...groups];
};

/**
 * Options of that field for an organization: lines of business alone. A chosen value that is no longer listed, such as
 * an occupation that was chosen before, stays valid.
 */
export const businessOptions = (careers: readonly string[], chosen: string) => {
  const lines = careers.map((name) => ({ value: encodeCareer(name, null), label: name }));
  if (chosen === '' || lines.some(({ value }) => value === chosen)) return lines;
  const { career, childCareer } = decodeCareer(chosen);
  return [{ value: chosen, label: childCareer === '' ? career : `${career} · ${childCareer}` }, ...lines];
};

const Interests = ({ all, chosen }: { all: readonly string[]; chosen: readonly string[] }) => (
  <fieldset>
    <legend className="mb-2 text-sm font-semibold">{m.profile_interests()}</legend>
    <div className="flex flex-wrap gap-2">
      {[...new Set([...chosen, ...all])].map((interest) => (
        <label
          key={interest}
          className="surface relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-control px-4 py-1 has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="checkbox"
            name="interests"
            value={interest}
            defaultChecked={chosen.includes(interest)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
          />
          {interest}
        </label>
      ))}
    </div>
  </fieldset>
);

/** Form for work, gender, birthday and interests. */
export const FactsForm = ({ facts, careers, interests, reply }: FactsFormProps) => {
  const work = encodeCareer(facts.career, facts.childCareer);
  const [form, fields] = useForm<{ work: string; gender: string; birthday: string }>({
    id: sheetForm,
    lastResult: reply ?? settled,
    defaultValue: { work, gender: facts.gender ?? '', birthday: facts.birthday ?? '' },
  });
  const typed = (reply?.initialValue as { interests?: string | string[] } | undefined)?.interests;
  return (
    <Form method="post" {...getFormProps(form)} preventScrollReset className="stack">
      <FormError errors={form.errors} />
      <Select
        field={fields.work}
        label={m.profile_career()}
        placeholder={m.profile_unsaid()}
        options={careerOptions(careers, work)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          field={fields.gender}
          label={m.profile_gender()}
          placeholder={m.profile_unsaid()}
          options={Object.entries(genderWords).map(([value, label]) => ({ value, label: label() }))}
        />
        <DateField field={fields.birthday} label={m.profile_birthday()} autoComplete="bday" />
      </div>
      <Interests all={interests} chosen={typed === undefined ? facts.interests : [typed].flat()} />
    </Form>
  );
};
