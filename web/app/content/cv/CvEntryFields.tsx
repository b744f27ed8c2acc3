import { type CvEntryField, type CvSectionKind, CV_LIMITS, entryFields } from '@m4u/contract/content/cv/rules';
import { isLasting } from '@m4u/contract/content/cv/words';
import { m } from '../../paraglide/messages.js';
import { Select } from '../../ui/fields/Select.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';
import type { EntryValues } from './cvForm.tsx';
import { entryFieldLabel } from './cvWords.tsx';

export interface CvEntryFieldsProps {
  kind: CvSectionKind;
  entry: EntryValues;
  /** Errors of a field. */
  errorsOf: (field: string) => readonly string[];
}

const levels = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: `${value}/5` }));

const Field = ({ kind, entry, errorsOf, field }: CvEntryFieldsProps & { field: CvEntryField }) => {
  const common = {
    name: `${entry.key}.${field}`,
    label: entryFieldLabel(kind, field),
    defaultValue: entry.values[field] ?? '',
    error: errorsOf(field),
  };
  if (field === 'text') return <TextArea {...common} rows={3} maxLength={CV_LIMITS.text} className="sm:col-span-2" />;
  if (field === 'level') return <Select {...common} options={levels} placeholder={m.cv_level_none()} />;
  if (field === 'from' || field === 'to')
    return (
      <TextField
        {...common}
        placeholder="MM/YYYY"
        inputMode="numeric"
        maxLength={20}
        hint={field === 'to' && isLasting(kind) ? m.activity_to_hint() : undefined}
      />
    );
  return (
    <TextField
      {...common}
      // An entry that is left empty is no entry; one with anything in it needs a title.
      required={field === 'title'}
      maxLength={field === 'address' ? 2000 : CV_LIMITS.title}
      {...(field === 'address' && { inputMode: 'url', placeholder: 'https://' })}
    />
  );
};

/** Fields of one entry of a part. */
export const CvEntryFields = (props: CvEntryFieldsProps) => (
  <div className="grid gap-3 sm:grid-cols-2">
    {entryFields[props.kind].map((field) => (
      <Field key={field} {...props} field={field} />
    ))}
  </div>
);
