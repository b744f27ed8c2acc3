import type { Owner, Visibility } from '@m4u/contract/common';
import { m } from '../../../paraglide/messages.js';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { visibilities, visibilityWords } from '../visibility.tsx';

export interface VisibilityFieldProps {
  /** Whose content it is: the words of a group differ. */
  kind: Owner['kind'];
  /** Conform's metadata of the field; it wins over `name` and `defaultValue`. */
  field?: FieldSource;
  /** `policy`, as the API calls it. */
  name?: string;
  defaultValue?: Visibility;
  error?: string | readonly string[] | null;
}

/** Who may see it: three cards, each with an icon and a sentence. */
export const VisibilityField = ({ kind, field, name = 'policy', defaultValue, error }: VisibilityFieldProps) => (
  <RadioCards
    legend={m.content_visibility()}
    name={field?.name ?? name}
    {...(field && { field })}
    error={error ?? null}
    defaultValue={field?.defaultValue ?? defaultValue ?? 'public'}
    required
    options={visibilities.map((value) => {
      const { icon, label, hint } = visibilityWords(value, kind);
      return { value, label, description: hint, icon };
    })}
  />
);
