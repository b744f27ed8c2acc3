import { PAYMENT_LENGTH } from '@m4u/contract/commerce/payment/rules';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { TextArea } from '../../ui/fields/TextField.tsx';
import { FormDialog, type FormDialogProps } from '../../ui/overlays/FormDialog.tsx';

export interface NotedActionProps extends Omit<FormDialogProps, 'children'> {
  /** Whether words are needed. */
  isNoted: boolean;
  /** Fields before the words. */
  children?: ReactNode;
}

/** A button of an admin that asks for words: they and the name stand in the trail. */
export const NotedAction = ({ isNoted, children, ...dialog }: NotedActionProps) => (
  <FormDialog {...dialog}>
    {children}
    <TextArea
      name="note"
      label={m.payment_note()}
      rows={2}
      maxLength={PAYMENT_LENGTH.note}
      required={isNoted}
      optional={!isNoted}
    />
  </FormDialog>
);
