import { CERTIFICATE_LENGTH } from '@m4u/contract/event/attendance/rules';
import type { CertificateRow } from '@m4u/contract/event/attendance/schema';
import { GUEST_NAME_LENGTH } from '@m4u/contract/event/checkIn/rules';
import { type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, SubmitButton } from '../../ui/Button.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';
import { Dialog, useDialog } from '../../ui/overlays/Dialog.tsx';

interface RowDialogProps {
  id: string;
  intent: string;
  /** Words of the button. */
  label: string;
  /** Words of the button with the name, for screen readers and the title. */
  title: string;
  question: string;
  isDanger?: boolean;
  children: ReactNode;
}

/** A button in a row that asks with a field in a dialog. */
const RowDialog = ({ id, intent, label, title, question, isDanger = false, children }: RowDialogProps) => {
  const dialog = useDialog();
  const form = useId();
  return (
    <>
      <Button variant={isDanger ? 'quietDanger' : 'quiet'} aria-label={title} {...dialog.trigger}>
        {label}
      </Button>
      <Dialog
        {...dialog}
        title={title}
        description={question}
        actions={
          <SubmitButton form={form} name="intent" value={intent} variant={isDanger ? 'danger' : 'primary'}>
            {label}
          </SubmitButton>
        }
      >
        <Form method="post" id={form} className="stack">
          <input type="hidden" name="certificate" value={id} />
          {children}
        </Form>
      </Dialog>
    </>
  );
};

/** Actions of an admin with a certificate: withdrawing it, putting it back, and issuing it again. */
export const CertificateActions = ({ certificate: { _id, holder, can } }: { certificate: CertificateRow }) => (
  <>
    {can.withdraw && (
      <RowDialog
        id={_id}
        intent="withdraw"
        label={m.attendance_withdraw()}
        title={m.attendance_withdraw_of({ name: holder })}
        question={m.attendance_withdraw_question({ name: holder })}
        isDanger
      >
        <TextArea
          name="reason"
          label={m.attendance_reason()}
          hint={m.attendance_reason_hint()}
          rows={2}
          maxLength={CERTIFICATE_LENGTH.reason}
          required
        />
      </RowDialog>
    )}
    {can.restore && (
      <Form method="post">
        <input type="hidden" name="certificate" value={_id} />
        <SubmitButton
          name="intent"
          value="restore"
          variant="quiet"
          aria-label={m.attendance_restore_of({ name: holder })}
        >
          {m.attendance_restore()}
        </SubmitButton>
      </Form>
    )}
    {can.reissue && (
      <RowDialog
        id={_id}
        intent="reissue"
        label={m.attendance_reissue()}
        title={m.attendance_reissue_of({ name: holder })}
        question={m.attendance_reissue_question()}
      >
        <TextField
          name="holder"
          label={m.attendance_holder()}
          defaultValue={holder}
          maxLength={GUEST_NAME_LENGTH}
          autoComplete="off"
          translate="no"
          required
        />
      </RowDialog>
    )}
  </>
);
