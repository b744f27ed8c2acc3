import { MOST_SEATS } from '@m4u/contract/event/wedding/rules';
import { m } from '../../paraglide/messages.js';
import type { FieldSource } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

export interface MealFieldsProps {
  fields: Readonly<Record<'vegetarian' | 'children' | 'diet', FieldSource>>;
  dietHint?: string;
}

/** Meals and a note of a reply for the kitchen; folded until it says something. */
export const MealFields = ({
  fields: { vegetarian, children, diet },
  dietHint = m.wedding_reply_diet_hint(),
}: MealFieldsProps) => (
  <details
    open={[vegetarian, children, diet].some(
      ({ defaultValue, errors }) => Boolean(defaultValue) || (errors?.length ?? 0) > 0,
    )}
    className="w-meal"
  >
    <summary className="grid min-h-11 content-center">{m.wedding_reply_meal()}</summary>
    <div className="stack pt-2">
      <div className="grid grid-cols-2 gap-3">
        {(
          [
            [vegetarian, m.wedding_reply_vegetarian()],
            [children, m.wedding_reply_children()],
          ] as const
        ).map(([field, label]) => (
          <TextField
            key={label}
            field={field}
            label={label}
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST_SEATS}
            optional
          />
        ))}
      </div>
      <TextField
        field={diet}
        label={m.wedding_reply_diet()}
        hint={dietHint}
        maxLength={200}
        autoComplete="off"
        optional
      />
    </div>
  </details>
);
