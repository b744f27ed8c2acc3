import type { FormFieldKind, PageForm } from '@m4u/contract/profile/member/form';
import { m } from '../../../paraglide/messages.js';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';
import type { FormLead, PartData } from './partData.tsx';
import { type Row, rowField, RowsForm, type RowsReply } from './RowsForm.tsx';

/** Posted fields of a question. */
export const questionFields = ['kind', 'label', 'required', 'options'] as const;

/** Values of a new row. */
export const blankQuestion = { kind: 'text', label: '', required: '', options: '' };

/** Maximum number of questions in a form. */
const maximumQuestions = 20;

const kindNames: Readonly<Record<FormFieldKind, () => string>> = {
  text: m.form_kind_text,
  longText: m.form_kind_long_text,
  phone: m.form_kind_phone,
  email: m.form_kind_email,
  choice: m.form_kind_choice,
  date: m.form_kind_date,
};

/** Converts a form to rows for editing. A form without questions starts enabled. */
export const formRows = ({ title, intro, enabled, fields }: PageForm): Extract<PartData, { part: 'form' }> => ({
  part: 'form',
  lead: { title, intro, enabled: enabled || fields.length === 0 },
  rows: fields.map(({ _id, kind, label, required, options }) => ({
    key: _id,
    values: { kind, label, required: required ? 'on' : '', options: options.join('\n') },
  })),
});

const Lead = ({ lead, sent }: { lead: FormLead; sent: RowsReply['lead'] }) => (
  <>
    <p className="text-muted">{m.form_lead()}</p>
    <TextField
      name="title"
      defaultValue={sent?.['title'] ?? lead.title}
      label={m.form_title()}
      placeholder={m.contact_title()}
      optional
      maxLength={120}
    />
    <TextArea
      name="intro"
      defaultValue={sent?.['intro'] ?? lead.intro}
      label={m.form_intro()}
      optional
      rows={2}
      maxLength={1000}
    />
    <Checkbox
      name="enabled"
      defaultChecked={sent ? sent['enabled'] === 'on' : lead.enabled}
      label={m.form_enabled()}
      hint={m.form_enabled_hint()}
    />
  </>
);

interface QuestionsFormProps {
  lead: FormLead;
  rows: readonly Row[];
  reply: RowsReply | undefined;
}

/** Editor of the owner's own form: title, introduction and questions in order. */
export const QuestionsForm = ({ lead, rows, reply }: QuestionsFormProps) => (
  <RowsForm
    label={m.form_questions()}
    rows={rows}
    reply={reply}
    blank={blankQuestion}
    maximum={maximumQuestions}
    addWords={m.form_add_question()}
    nameOf={(row) => row.values['label'] || m.form_question_unnamed()}
    lead={<Lead lead={lead} sent={reply?.lead} />}
  >
    {({ key, values }, error) => (
      <div className="group stack gap-2">
        <TextField
          name={rowField(key, 'label')}
          defaultValue={values['label']}
          label={m.form_question()}
          placeholder={m.form_question()}
          hideLabel
          maxLength={120}
          error={error('label')}
        />
        <Select
          name={rowField(key, 'kind')}
          defaultValue={values['kind']}
          label={m.form_kind()}
          hideLabel
          options={Object.entries(kindNames).map(([value, name]) => ({ value, label: name() }))}
          error={error('kind')}
        />
        {/* Visible while the kind is a choice, also without scripts. */}
        <div className="hidden group-has-[option[value=choice]:checked]:block">
          <TextArea
            name={rowField(key, 'options')}
            defaultValue={values['options']}
            label={m.form_options()}
            hint={m.form_options_hint()}
            rows={3}
            error={error('options')}
          />
        </div>
        <Checkbox
          name={rowField(key, 'required')}
          defaultChecked={values['required'] === 'on'}
          label={m.form_required()}
        />
      </div>
    )}
  </RowsForm>
);
