import type { FieldMetadata } from '@conform-to/react';
import { check, type Field } from '../../platform/forms/definition.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';

/** Name of a choice's field: a dot in it would nest the field. */
const fieldName = (choice: string): string => choice.replaceAll(/\W/g, '_');

/** Definitions of a checkbox for each choice. */
export const choiceFields = (choices: readonly string[]): Readonly<Record<string, Field<boolean>>> =>
  Object.fromEntries(choices.map((choice) => [fieldName(choice), check()]));

/** Reads the choices that are checked in a sent form. */
export const readChoices = <C extends string>(
  choices: readonly C[],
  { values }: { readonly values: Readonly<Record<string, string>> },
): C[] => choices.filter((choice) => values[fieldName(choice)] !== undefined);

/** The initial values of the checkboxes for the choices of a row. */
export const chosenValues = (chosen: readonly string[]): Readonly<Record<string, boolean>> =>
  Object.fromEntries(chosen.map((choice) => [fieldName(choice), true]));

/** A checkbox for each choice, below a heading. */
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
