import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, SubmitButton } from '../Button.tsx';
import { Dialog, useDialog } from './Dialog.tsx';

export interface FormDialogProps {
  /** Words of the button that opens it, its title, and the button that sends the form. */
  label: string;
  /** Question with the item's name. */
  question: string;
  intent: string;
  /** Whether the action cannot be undone. */
  isDanger?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A button that asks a question with fields in a dialog, and posts its form to the route's action. */
export const FormDialog = ({ label, question, intent, isDanger = false, children }: FormDialogProps) => {
  const dialog = useDialog();
  const form = `${intent}-form`;
  return (
    <>
      <Button variant={isDanger ? 'quietDanger' : 'secondary'} block {...dialog.trigger}>
        {label}
      </Button>
      <Dialog
        {...dialog}
        title={label}
        description={question}
        actions={
          <>
            <Button variant="secondary" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
              {m.ui_cancel()}
            </Button>
            <SubmitButton form={form} name="intent" value={intent} variant={isDanger ? 'danger' : 'primary'}>
              {label}
            </SubmitButton>
          </>
        }
      >
        <Form method="post" id={form} className="stack">
          {children}
        </Form>
      </Dialog>
    </>
  );
};
