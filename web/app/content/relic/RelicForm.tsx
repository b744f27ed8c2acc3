import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { Owner } from '@m4u/contract/common';
import type { Relic } from '@m4u/contract/content/relic';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { RichField } from '../../profile/upload/RichField.tsx';
import { SubmitButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Draft } from '../../ui/Draft.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ContentPictures } from '../item/ContentPictures.tsx';
import { VisibilityField } from '../item/VisibilityField.tsx';
import { relicTypes, relicTypeWords } from './relicWords.tsx';

export interface RelicFormProps {
  /** The heritage item that is changed; null for a new one. */
  relic: Relic | null;
  kind: Owner['kind'];
  /** Address that takes pictures. */
  uploads: string;
  reply: SubmissionResult | undefined;
}

interface Fields {
  readonly title: string;
  readonly content: string;
  readonly postType: string;
  readonly period: string;
  readonly place: string;
  readonly images: string[];
  readonly policy: string;
}

const valuesOf = (relic: Relic | null) => ({
  title: relic?.title ?? '',
  content: relic?.content ?? '',
  postType: relic?.postType ?? 'artifact',
  period: relic?.period ?? '',
  place: relic?.place ?? '',
  policy: relic?.policy ?? 'public',
});

/** A heritage item's form: what it is, of when and where, its story and pictures, and who may see it. */
export const RelicForm = ({ relic, kind, uploads, reply }: RelicFormProps) => {
  const [form, fields] = useForm<Fields>({ lastResult: reply ?? null, defaultValue: valuesOf(relic) });
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="stack">
      <Draft />
      <FormError errors={form.errors} />
      <RadioCards
        field={fields.postType}
        legend={m.relic_type()}
        columns={2}
        options={relicTypes.map((value) => ({
          value,
          label: relicTypeWords[value].label(),
          icon: relicTypeWords[value].icon,
        }))}
      />
      <TextField field={fields.title} label={m.relic_name()} required maxLength={200} />
      <TextField field={fields.period} label={m.relic_period()} hint={m.relic_period_hint()} maxLength={100} optional />
      <TextField field={fields.place} label={m.relic_place()} maxLength={200} optional />
      <RichField
        field={fields.content}
        label={m.relic_content()}
        uploads={uploads}
        placeholder={m.relic_content_placeholder()}
      />
      <ContentPictures field={fields.images} images={relic?.images ?? []} uploads={uploads} />
      <VisibilityField kind={kind} field={fields.policy} />
      <Checkbox
        name="outstanding"
        label={m.content_outstanding_choose()}
        defaultChecked={relic?.outstanding ?? false}
      />
      <SubmitButton size="lg" block>
        {m.content_save()}
      </SubmitButton>
    </Form>
  );
};
