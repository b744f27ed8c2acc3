import type { FieldMetadata } from '@conform-to/react';
import { check, type Field } from '../../platform/forms/definition.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';

/** Name of a choice as a field: dots would nest it. */
const fieldName = (choice: string): string => choice.replaceAll(/\W/g, '_');

/** A checkbox for each choice. */
export const choiceFields = (choices: readonly string[]): Readonly<Record<string, Field<boolean>>> =>
  Object.fromEntries(choices.map((choice) => [fieldName(choice), check()]));

/** The choices that were ticked in a sent form. */
export const readChoices = <C extends string>(
  choices: readonly C[],
  { values }: { readonly values: Readonly<Record<string, string>> },
): C[] => choices.filter((choice) => values[fieldName(choice)] !== undefined);

/** The choices of a row as the initial values of a form. */
export const chosenValues = (chosen: readonly string[]): Readonly<Record<string, boolean>> =>
  Object.fromEntries(chosen.map((choice) => [fieldName(choice), true]));

/** Checkboxes of several choices. */
export const ChoiceFields = <C extends string>({
  legend,
  hint,
  choices,
  words,
  fields,
}: {
  legend: string;
  hint: string;
  choices: readonly C[];
  words: Readonly<Record<C, () => string>>;
  fields: Readonly<Record<string, FieldMetadata<unknown>>>;
}) => (
  <fieldset>
    <legend className="font-semibold">{legend}</legend>
    <p className="text-sm text-muted">{hint}</p>
    {choices.map((choice) => (
      <Checkbox key={choice} field={fields[fieldName(choice)] as never} label={words[choice]()} />
    ))}
  </fieldset>
);
