import type { PageForm } from '@m4u/contract/profile/member/form';
import { PageFormDraft } from '@m4u/contract/profile/member/form';
import { ContactDraft } from '@m4u/contract/social/contact';
import { eq } from '../../platform/database/orm.ts';
import * as group from '../../profile/group/page/service.ts';
import * as member from '../../profile/member/service.ts';
import * as contact from '../../social/contact/service.ts';
import { contacts } from '../../social/contact/tables.ts';
import { type DemoForm, forms, messages } from '../content/pages.ts';
import { groups } from '../groups.ts';
import { writerOf } from './pictures.ts';
import { callAt, idOf, type Stage, writtenAt } from '../stage.ts';

const isGroup = (on: string): boolean => groups.some(({ link }) => link === on);

const insertForm = (stage: Stage, on: string, { title, intro, questions }: DemoForm): Promise<PageForm> => {
  const draft = PageFormDraft.parse({ title, intro, fields: questions });
  const ctx = callAt(stage, writerOf(on), stage.now);
  return (isGroup(on) ? group : member).updateForm(ctx, idOf(stage.ids, on), draft);
};

const insertMessage = async (stage: Stage, form: PageForm, given: (typeof messages)[number]): Promise<void> => {
  const { on, ago, name, phone, email, message } = given;
  const answers = Object.fromEntries(form.fields.map(({ _id }, index) => [_id, given.answers[index] ?? '']));
  const draft = ContactDraft.parse({ memberId: idOf(stage.ids, on), name, phone, email, message, answers });
  await contact.createContact(callAt(stage, null, writtenAt(stage, ago, name)), draft);
  if (given.read) await stage.tx.update(contacts).set({ readAt: stage.now }).where(eq(contacts.name, name));
};

/** Puts their own forms on the pages that have one, and what people have left there. */
export const insertForms = async (stage: Stage): Promise<void> => {
  const made = new Map<string, PageForm>();
  for (const [on, form] of Object.entries(forms)) made.set(on, await insertForm(stage, on, form));
  for (const given of messages.toSorted((a, b) => b.ago - a.ago)) {
    const form = made.get(given.on);
    if (form) await insertMessage(stage, form, given);
  }
};
