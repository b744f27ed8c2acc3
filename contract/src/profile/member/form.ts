import * as z from 'zod';
import { Flag, Id, line, text } from '../../common.ts';

/** Types of questions of a form (docs/rules/member.md#form). */
export const FormFieldKind = z.enum(['text', 'longText', 'phone', 'email', 'choice', 'date']);
export type FormFieldKind = z.output<typeof FormFieldKind>;

/** One question of an owner's form. */
export const FormField = z.object({
  _id: Id,
  kind: FormFieldKind,
  label: z.string(),
  required: z.boolean(),
  /** Options of a `choice`; empty for other kinds. */
  options: z.array(z.string()),
});
export type FormField = z.output<typeof FormField>;

/** Maximum number of questions in a form. */
export const MAXIMUM_QUESTIONS = 20;

/** The owner's own form on their page; its answers arrive as messages (`social/contact`). */
export const PageForm = z.object({
  title: z.string(),
  intro: z.string(),
  enabled: z.boolean(),
  fields: z.array(FormField),
});
export type PageForm = z.output<typeof PageForm>;

const FormFieldDraft = z
  .object({
    _id: Id.optional(),
    kind: FormFieldKind,
    label: line(120, 1),
    required: Flag.default(false),
    options: z.array(line(100, 1)).max(30).default([]),
  })
  .transform((field) => ({ ...field, options: field.kind === 'choice' ? [...new Set(field.options)] : [] }))
  .superRefine(({ kind, options }, context) => {
    if (kind === 'choice' && options.length < 2)
      context.addIssue({ code: 'custom', message: 'form-options', path: ['options'], input: options });
  });

/** The whole form as its owner sends it; a question without an id is new. */
export const PageFormDraft = z.object({
  title: line(120).default(''),
  intro: text(1000).default(''),
  enabled: Flag.default(true),
  fields: z.array(FormFieldDraft).max(MAXIMUM_QUESTIONS).default([]),
});
export type PageFormDraft = z.output<typeof PageFormDraft>;
