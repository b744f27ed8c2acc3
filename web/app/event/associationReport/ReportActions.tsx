import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { AssociationReport } from '@m4u/contract/event/associationReport/schema';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { settled } from '../../platform/forms/definition.ts';
import { Button, buttonClass, LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { TextArea } from '../../ui/fields/TextField.tsx';
import { editReportPath } from './reportPaths.tsx';

const Submit = ({ title }: { title: string }) => {
  const dialog = useDialog();
  return (
    <>
      <Button icon={Send} {...dialog.trigger}>
        {m.association_submit()}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.association_submit()}
        question={m.association_submit_question({ title })}
        confirm={m.association_submit()}
        danger={false}
        fields={{ intent: 'submit' }}
      />
    </>
  );
};

const Remove = ({ title }: { title: string }) => {
  const dialog = useDialog();
  return (
    <>
      <Button variant="quietDanger" icon={Trash2} {...dialog.trigger}>
        {m.association_remove()}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.association_remove()}
        question={m.association_remove_question({ title })}
        confirm={m.association_remove()}
        fields={{ intent: 'remove' }}
      />
    </>
  );
};

/** Form that returns a report with a reason; collapsed, since most reports are not returned. */
const GiveBack = ({ reply }: { reply: SubmissionResult | undefined }) => {
  const [form, fields] = useForm<{ reason: string }>({ lastResult: reply ?? settled });
  return (
    <details open={reply !== undefined} className="w-full">
      <summary
        className={buttonClass({ variant: 'secondary' }, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}
      >
        <Undo2 aria-hidden size={20} />
        {m.association_return()}
      </summary>
      <Form method="post" {...getFormProps(form)} className="stack pt-4">
        <FormError errors={form.errors} />
        <TextArea
          field={fields.reason}
          label={m.association_reason()}
          hint={m.association_reason_hint()}
          required
          maxLength={1000}
          rows={3}
        />
        <SubmitButton name="intent" value="return" className="self-start">
          {m.association_return_do()}
        </SubmitButton>
      </Form>
    </details>
  );
};

/** Buttons for the actions that the reader may take on a report now. */
export const ReportActions = ({
  report: { _id, title, can },
  reply,
}: {
  report: AssociationReport;
  reply: SubmissionResult | undefined;
}) => {
  const scripted = useHydrated();
  return (
    <div className="no-print flex flex-wrap gap-3">
      {can.submit && <Submit title={title} />}
      {can.update && (
        <LinkButton to={editReportPath(_id)} variant="secondary" icon={Pencil}>
          {m.association_edit()}
        </LinkButton>
      )}
      {can.delete && <Remove title={title} />}
      <Button
        variant="secondary"
        icon={Printer}
        onClick={() => window.print()}
        className={scripted ? undefined : 'invisible'}
      >
        {m.association_print()}
      </Button>
      {can.return && <GiveBack reply={reply} />}
    </div>
  );
};
