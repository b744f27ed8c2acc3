import { useForm } from '@conform-to/react';
import type { ActivityType } from '@m4u/contract/content/activity/details';
import { networks } from '@m4u/contract/content/activity/network';
import type { ContentPicture } from '@m4u/contract/content/item/schema';
import { m } from '../../paraglide/messages.js';
import { check, defineForm, type TypedOf, settled } from '../../platform/forms/definition.ts';
import { RichField } from '../../profile/upload/RichField.tsx';
import type { FieldSource } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ContentPictures } from '../item/editor/ContentPictures.tsx';
import { type KindFormProps, pieceFields, PieceForm, ShowFields } from '../item/editor/PieceForm.tsx';
import { AccountList } from './AccountFields.tsx';
import { listLevelNames } from './ActivityParts.tsx';
import { type DetailField, detailFields, type FieldKind, titleFields } from './activityFields.tsx';
import { networkWords } from './networkWords.tsx';

/** Form values of an activity, all as text. */
export interface ActivityValues {
  readonly title: string;
  readonly content: string;
  readonly policy: string;
  readonly details: Readonly<Record<string, string>> & {
    readonly accounts?: readonly Readonly<Record<string, string>>[];
  };
}

export interface ActivityFormProps extends KindFormProps {
  /** Type as it is chosen: one account and several are `bankAccount`. */
  readonly type: ActivityType;
  readonly values: ActivityValues;
  readonly images: readonly ContentPicture[];
  readonly outstanding: boolean;
  /** Distinguishes the drafts of new activities by type and page; existing ones are distinguished by their address. */
  readonly draft?: string;
}

/** Fields of an activity but for its details, which differ by type. */
export const activityFields = defineForm({ ...pieceFields, outstanding: check() });

type Shape = TypedOf<typeof pieceFields> & { readonly details: Record<string, string> };

/** Input attributes of each kind of field. */
const inputs: Readonly<Partial<Record<FieldKind, object>>> = {
  month: { inputMode: 'numeric', maxLength: 10, autoComplete: 'off' },
  link: { inputMode: 'url', autoCapitalize: 'none', autoComplete: 'url', maxLength: 2000 },
  video: { inputMode: 'url', autoCapitalize: 'none', autoComplete: 'off', maxLength: 2000 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 30 },
  percent: { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' },
};

const placeholders: Readonly<Partial<Record<FieldKind, () => string>>> = {
  month: m.activity_month_example,
  link: m.activity_address_example,
  video: () => 'https://youtu.be/…',
};

const Detail = ({ detail, field }: { detail: DetailField; field: FieldSource }) => {
  const { label, kind = 'text', required = false, hint, maxLength = 200 } = detail;
  if (kind === 'level')
    return (
      <Select
        field={field}
        label={label()}
        options={listLevelNames().map((word, index) => ({ value: String(index + 1), label: `${index + 1} – ${word}` }))}
      />
    );
  if (kind === 'network')
    return (
      <Select
        field={field}
        label={label()}
        placeholder={m.activity_network_detect()}
        options={networks.map((value) => ({ value, label: networkWords[value]() }))}
      />
    );
  const placeholder = (detail.placeholder ?? placeholders[kind])?.();
  const shared = { field, label: label(), hint: hint?.(), required, optional: !required };
  if (kind === 'moment') return <DateField {...shared} timed />;
  return (
    <TextField
      maxLength={maxLength}
      {...inputs[kind]}
      {...shared}
      {...(placeholder !== undefined && { placeholder })}
    />
  );
};

/** Two month fields are side by side. */
const Details = ({ type, fieldOf }: { type: ActivityType; fieldOf: (name: string) => FieldSource }) => {
  const all = detailFields[type];
  const isPeriod = ({ name }: DetailField) => name === 'from' || name === 'to';
  const one = (detail: DetailField) => <Detail key={detail.name} detail={detail} field={fieldOf(detail.name)} />;
  const period = all.filter(isPeriod);
  const first = all.findIndex(isPeriod);
  if (period.length === 0) return all.map(one);
  return (
    <>
      {all.slice(0, first).map(one)}
      <div className="grid fit-2 items-start gap-3">{period.map(one)}</div>
      {all.slice(first + period.length).map(one)}
    </>
  );
};

/** Form of an activity: the fields of its type, text, pictures and audience. */
export const ActivityForm = ({ type, values, images, outstanding, kind, uploads, reply, draft }: ActivityFormProps) => {
  const [form, fields] = useForm<Shape>({ lastResult: reply ?? settled, defaultValue: values });
  const details = fields.details.getFieldset();
  const title = titleFields[type];
  // Conform derives a field from its name, whether it had a value or not.
  const fieldOf = (name: string) => details[name] as FieldSource;
  const accounts = details['accounts'] as unknown as {
    getFieldList(): { getFieldset(): Record<string, FieldSource> }[];
  };
  const accountOf = (index: number, name: string): FieldSource => {
    const full = `${fields.details.name}.accounts[${index}].${name}`;
    // Conform's list contains only the rows that had values when the form was loaded.
    const added = { id: `${form.id}-account-${index}-${name}`, name: full, errors: form.allErrors[full] };
    return accounts.getFieldList()[index]?.getFieldset()[name] ?? added;
  };
  return (
    <PieceForm form={form} draft={draft}>
      <input type="hidden" name="type" value={type} />
      {title && (
        <TextField
          field={fields.title}
          label={title.label()}
          required={title.required}
          optional={!title.required}
          maxLength={200}
        />
      )}
      {type === 'bankAccount' && <AccountList fieldOf={accountOf} filled={accounts.getFieldList().length} />}
      <Details type={type} fieldOf={fieldOf} />
      <RichField
        field={fields.content}
        label={m.activity_content()}
        uploads={uploads}
        placeholder={m.activity_content_placeholder()}
      />
      <ContentPictures field={fields.images} images={images} uploads={uploads} />
      <ShowFields kind={kind} policy={fields.policy} outstanding={outstanding} />
    </PieceForm>
  );
};
