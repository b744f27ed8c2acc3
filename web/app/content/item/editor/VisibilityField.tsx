import type { Owner, Visibility } from '@m4u/contract/common';
import { m } from '../../../paraglide/messages.js';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { visibilities, describeVisibility } from '../visibility.tsx';

export interface VisibilityFieldProps {
  /** Kind of the owner: the words differ for groups. */
  kind: Owner['kind'];
  /** Conform's metadata of the field; overrides `name` and `defaultValue`. */
  field?: FieldSource;
  /** Field name; `policy` by default, as in the API. */
  name?: string;
  defaultValue?: Visibility;
  error?: string | readonly string[] | null;
}

/** Choice of the audience: three cards, each with an icon and a sentence. */
export const VisibilityField = ({ kind, field, name = 'policy', defaultValue, error }: VisibilityFieldProps) => (
  <RadioCards
    legend={m.content_visibility()}
    name={field?.name ?? name}
    {...(field && { field })}
    error={error ?? null}
    defaultValue={field?.defaultValue ?? defaultValue ?? 'public'}
    required
    options={visibilities.map((value) => {
      const { icon, label, hint } = describeVisibility(value, kind);
      return { value, label, description: hint, icon };
    })}
  />
);
