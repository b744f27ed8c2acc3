import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { Picture } from '@m4u/contract/common';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { settled } from '../../../platform/forms/definition.ts';
import { FilePicker } from '../../../ui/pictures/FilePicker.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { businessOptions, encodeCareer } from '../../page/edit/FactsForm.tsx';
import { toPickedFiles, PlainFile, previewWidth } from '../../page/edit/HeaderForm.tsx';
import { sendPicture } from '../../upload/sendPicture.tsx';

/** The fields of a group that its management screen edits. */
interface GroupFacts {
  readonly name: string;
  readonly headline: string;
  readonly logo: Picture | null;
  readonly career: string | null;
  readonly childCareer: string | null;
}

export interface GroupDetailsProps {
  facts: GroupFacts;
  /**
   * For a new group only: shows the choice between brand and group, with the values of a form that was left to verify
   * the account.
   */
  isNew?: { readonly kind: 'brand' | 'group'; readonly logo: { readonly id: string; readonly url: string } | null };
  /** Lines of business to choose from. */
  careers: readonly string[];
  /** URL to which pictures are uploaded. */
  uploads: string;
  reply: SubmissionResult | undefined;
  /** Buttons of the form. */
  children: ReactNode;
}

interface Fields {
  kind: string;
  name: string;
  headline: string;
  logo: string;
  work: string;
}

/** Form fields for name, headline, logo and line of business of a group. */
export const GroupDetails = ({ facts, isNew, careers, uploads, reply, children }: GroupDetailsProps) => {
  const { name, headline, logo, career, childCareer } = facts;
  const work = encodeCareer(career, childCareer);
  const [form, fields] = useForm<Fields>({
    lastResult: reply ?? settled,
    defaultValue: { name, headline, work, kind: isNew?.kind ?? 'brand' },
  });
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      {...getFormProps(form)}
      // A new group leads to its own screen, which is read from its top.
      preventScrollReset={!isNew}
      className="stack"
    >
      <FormError errors={form.errors} />
      {isNew && (
        <RadioCards
          field={fields.kind}
          legend={m.company_kind()}
          columns={2}
          options={[
            { value: 'brand', label: m.company_kind_brand(), description: m.company_kind_brand_text() },
            { value: 'group', label: m.company_kind_group(), description: m.company_kind_group_text() },
          ]}
        />
      )}
      <TextField field={fields.name} label={m.company_name()} autoComplete="off" required maxLength={100} />
      <TextField
        field={fields.headline}
        label={m.company_headline()}
        hint={m.company_headline_hint()}
        maxLength={120}
        optional
      />
      <Select
        field={fields.work}
        label={m.company_career()}
        placeholder={m.company_career_unsaid()}
        options={businessOptions(careers, work)}
      />
      <div className="sends-at-once stack max-w-60 gap-2">
        <FilePicker
          name="logo"
          label={m.company_logo()}
          upload={sendPicture(uploads, previewWidth)}
          defaultFiles={
            isNew?.logo ? [{ ...isNew.logo, name: m.company_logo() }] : toPickedFiles(logo, m.company_logo())
          }
          error={fields.logo.errors ?? null}
        />
        <PlainFile name="logoFile" label={m.company_logo()} />
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Form>
  );
};
