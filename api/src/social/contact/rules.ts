import type { ContactDraft, ContactItem } from '@m4u/contract/social/contact';
import type { FieldRefusal } from '@m4u/contract/http/problem';
import type { PageForm } from '@m4u/contract/profile/member/form';
import { asksForContactDetails, type FormAnswer, readAnswers } from '@m4u/contract/profile/member/form.rules';
import type { ContactRow } from './queries.ts';

/** Fields of a message after validation against the page's form. */
export type ContactFields = Pick<ContactRow, 'name' | 'phone' | 'email' | 'message' | 'answers'>;

const findAnswer = (answers: readonly FormAnswer[], kind: string): string | null =>
  answers.find((answer) => answer.kind === kind)?.value ?? null;

/**
 * Validates a message against the page's form, or as plain text when the page has none. The author must leave a phone
 * number or e-mail address, unless the form asks for it. Returns the stored fields and the errors.
 */
export const readFields = (
  draft: ContactDraft,
  form: PageForm | null,
): { fields: ContactFields; refusals: readonly FieldRefusal[] } => {
  const { answers, refusals } = readAnswers(form?.fields ?? [], draft.answers);
  const phone = draft.phone ?? findAnswer(answers, 'phone');
  const email = draft.email ?? findAnswer(answers, 'email');
  const unreachable = phone === null && email === null && !(form && asksForContactDetails(form));
  const speechless = form === null && draft.message === '';
  return {
    fields: { name: draft.name, phone, email, message: draft.message, answers },
    refusals: [
      ...(unreachable ? [{ field: 'phone', code: 'reach' } as const] : []),
      ...(speechless ? [{ field: 'message', code: 'required' } as const] : []),
      ...refusals,
    ],
  };
};

/** A message as its receiver sees it. */
export const toContactItem = (row: ContactRow): ContactItem => ({
  _id: row.id,
  owner: { kind: row.ownerKind, id: row.ownerId },
  name: row.name,
  phone: row.phone,
  email: row.email,
  message: row.message,
  answers: row.answers,
  fromMemberId: row.fromMemberId,
  read: row.readAt !== null,
  tags: row.tags,
  note: row.note,
  replies: row.replies.map(({ text, at }) => ({ text, at })),
  repliedAt: row.repliedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
