import { type FormMetadata, getFormProps, type SubmissionResult } from '@conform-to/react';
import type { Owner, Visibility } from '@m4u/contract/common';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Draft } from '../../../ui/drafts/Draft.tsx';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { VisibilityField } from './VisibilityField.tsx';

/** What the form of any kind is given. */
export interface KindFormProps {
  readonly kind: Owner['kind'];
  /** Address that takes pictures. */
  readonly uploads: string;
  readonly reply: SubmissionResult | undefined;
}

/** The fields that the forms of all kinds have. */
export interface PieceFields {
  readonly title: string;
  readonly content: string;
  readonly images: string[];
  readonly policy: string;
}

/** What those fields begin with; `policy` is who sees a new piece. */
export const pieceValues = (
  piece: { readonly title: string; readonly content: string; readonly policy: Visibility } | null,
  policy: Visibility = 'public',
) => ({
  title: piece?.title ?? '',
  content: piece?.content ?? '',
  policy: piece?.policy ?? policy,
});

export interface PieceFormProps {
  form: FormMetadata;
  /** What tells its draft from others' of the same address. */
  draft?: string | undefined;
  /** It is long and has parts. */
  hasParts?: boolean;
  children: ReactNode;
}

/** The frame of a form in which a piece is written: it keeps a draft, says what is wrong, and ends with saving. */
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
  /** Whether it stands out now. */
  outstanding: boolean;
}

/** Who may see a piece, and whether it stands out. */
export const ShowFields = ({ kind, policy, outstanding }: ShowFieldsProps) => (
  <>
    <VisibilityField kind={kind} field={policy} />
    <Checkbox name="outstanding" label={m.content_outstanding_choose()} defaultChecked={outstanding} />
  </>
);
