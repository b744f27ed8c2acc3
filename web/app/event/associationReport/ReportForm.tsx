import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { REPORT_TITLE_LENGTH } from '@m4u/contract/event/associationReport/rules';
import type { AssociationReport, ReportScope } from '@m4u/contract/event/associationReport/schema';
import { PERIOD_KINDS, type PeriodKind } from '@m4u/contract/period';
import { useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { defineForm, digits, pictures, text, useFields } from '../../platform/forms/definition.ts';
import { RichField } from '../../profile/upload/RichField.tsx';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Draft } from '../../ui/drafts/Draft.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { FigureFields, type Suggestion } from './FigureFields.tsx';
import { periodKindWords, periodTitle } from './reportWords.tsx';

type Group = ReportScope['groups'][number];

/** Fields of a report besides its documents. */
export const reportFields = defineForm({
  groupId: text(),
  period: text(),
  title: text(),
  content: text(),
  members: digits({ empty: null }),
  newMembers: digits({ empty: null }),
  revenue: digits({ empty: null }),
  events: digits({ empty: null }),
  version: text({ empty: 'omit' }),
  documentFile: pictures(),
});

export interface ReportFormProps {
  /** The report to edit; undefined for a new one. */
  report?: AssociationReport;
  groups: readonly Group[];
  group: Group;
  period: string;
  periods: Readonly<Record<PeriodKind, readonly string[]>>;
  suggestion: Suggestion | null;
  uploads: string;
  reply: SubmissionResult | undefined;
}

/** Buttons that save a draft, which only the group sees, or submit the report to the group's agency, if any. */
const Buttons = ({ agency }: { agency: Group['agency'] }) => (
  <div className="stack gap-3">
    <p className="text-sm text-muted">
      {agency ? m.association_submit_text({ agency: agency.name }) : m.association_no_agency()}
    </p>
    <div className="grid gap-3 sm:grid-cols-2">
      <SubmitButton name="intent" value="draft" variant={agency ? 'secondary' : 'primary'} block>
        {m.association_save()}
      </SubmitButton>
      {agency && (
        <SubmitButton name="intent" value="submit" block>
          {m.association_submit()}
        </SubmitButton>
      )}
    </div>
  </div>
);

/** The form of a report; only copying the suggested figures needs scripts. */
export const ReportForm = (props: ReportFormProps) => {
  const { report, groups, group, periods, suggestion, uploads, reply } = props;
  const row = { ...report, groupId: group._id, period: props.period };
  const [form, fields] = useFields(reportFields, row, reply);
  const [chosen, choose] = useState({
    groupId: fields.groupId.initialValue ?? group._id,
    period: fields.period.initialValue ?? props.period,
  });
  return (
    <Card>
      <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="stack">
        <Draft />
        <FormError errors={form.errors} />
        <input type="hidden" name="version" value={report?.version ?? ''} />
        {groups.length > 1 ? (
          <Select
            field={fields.groupId}
            label={m.association_group()}
            lang=""
            options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={({ currentTarget: { value: groupId } }) => choose({ ...chosen, groupId })}
          />
        ) : (
          <input type="hidden" name="groupId" value={group._id} />
        )}
        <Select
          field={fields.period}
          label={m.association_period()}
          hint={m.association_period_hint()}
          options={PERIOD_KINDS.map((kind) => ({
            label: periodKindWords[kind](),
            options: periods[kind].map((period) => ({ value: period, label: periodTitle(period) })),
          }))}
          onChange={({ currentTarget: { value: period } }) => choose({ ...chosen, period })}
        />
        <TextField
          field={fields.title}
          label={m.association_name()}
          hint={m.association_name_hint()}
          required
          maxLength={REPORT_TITLE_LENGTH}
          autoComplete="off"
        />
        <FigureFields fields={fields} {...chosen} start={suggestion} />
        <RichField
          field={fields.content}
          label={m.association_content()}
          placeholder={m.association_content_hint()}
          uploads={uploads}
        />
        <DocumentFields field={fields.documentFile} documents={report?.attachments ?? []} />
        <Buttons agency={groups.find(({ _id }) => _id === chosen.groupId)?.agency ?? null} />
      </Form>
    </Card>
  );
};
