import { type FormMetadata, getFormProps, type SubmissionResult } from '@conform-to/react';
import type { Owner, Visibility } from '@m4u/contract/common';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { choice, pictures, text } from '../../../platform/forms/definition.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Draft } from '../../../ui/drafts/Draft.tsx';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { VisibilityField } from './VisibilityField.tsx';

/** Props of the form of any kind. */
export interface KindFormProps {
  readonly kind: Owner['kind'];
  /** Address for picture uploads. */
  readonly uploads: string;
  readonly reply: SubmissionResult | undefined;
}

/** Fields that the forms of all kinds have. */
export const pieceFields = {
  title: text(),
  content: text(),
  images: pictures(),
  policy: choice<Visibility>({ start: 'public' }),
};

export interface PieceFormProps {
  form: FormMetadata;
  /** Distinguishes its draft from others at the same address. */
  draft?: string | undefined;
  /** The form is long and has several parts. */
  hasParts?: boolean;
  children: ReactNode;
}

/** Frame of an editor's form: keeps a draft, shows errors, and ends with the save button. */
export const PieceForm = ({ form, draft, hasParts = false, children }: PieceFormProps) => (
  <Form
    method="post"
    encType="multipart/form-data"
    {...getFormProps(form)}
    className={classNames('stack', hasParts && 'gap-6')}
  >
    <Draft {...(draft !== undefined && { name: draft })} />
    <FormError errors={form.errors} />
    {children}
    <SubmitButton size="lg" block>
      {m.content_save()}
    </SubmitButton>
  </Form>
);

export interface ShowFieldsProps {
  kind: Owner['kind'];
  /** Conform's metadata of `policy`. */
  policy: FieldSource;
  /** Whether the piece is outstanding now. */
  outstanding: boolean;
}

/** Fields for the audience, and for `outstanding`. */
export const ShowFields = ({ kind, policy, outstanding }: ShowFieldsProps) => (
  <>
    <VisibilityField kind={kind} field={policy} />
    <Checkbox name="outstanding" label={m.content_outstanding_choose()} defaultChecked={outstanding} />
  </>
);
