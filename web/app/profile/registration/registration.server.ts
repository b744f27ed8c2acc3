import type { Registration } from '@m4u/contract/profile/registration/schema';
import type { RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import type { SentForm } from '../../platform/forms/form.server.ts';
import { codePathOf } from './order/cardCode.server.ts';
import { readLinesOfBusiness } from '../page/edit/edit.server.ts';
import { readFields, refusalOf } from './registrationForm.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Reads a registration, with the data for its form when the reader may change it. */
export const readRegistration = async (context: Context, id: string, key: string) => {
  const query = key === '' ? {} : { key };
  const { data: registration } = await api(context).registration.get({ params: { id }, query });
  const careers = registration.can.update && registration.type === 'agency' ? await readLinesOfBusiness(context) : [];
  const { design } = registration;
  return { registration, careers, code: design && codePathOf(design.page.address) };
};

/** A posted form of a registration. */
export interface Posted {
  readonly id: string;
  readonly key: string;
  readonly form: SentForm;
}

const withKey = (key: string) => (key === '' ? {} : { key });

/** Saves the changed data; returns the reply when it was refused. */
export const saveRegistration = async (context: Context, type: Registration['type'], { id, key, form }: Posted) => {
  const read = await readFields(context, form, type);
  if ('reply' in read) return read.reply;
  try {
    const body = { ...read.fields, ...withKey(key), remark: form.values['remark'] ?? '' };
    await api(context).registration.update({ params: { id }, body });
  } catch (thrown) {
    return refusalOf(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.registration_saved() });
  return undefined;
};

/** Confirms the data, by the applicant or for them; `proofAt` in the form names the proof that was seen. */
export const confirmRegistration = async (
  context: Context,
  { id, key, form }: Posted,
  by: 'applicant' | 'office',
): Promise<void> => {
  const { note = '', proofAt } = form.values;
  const body = { ...withKey(key), note, ...(proofAt && { proofAt }) };
  await api(context).registration.confirm({ params: { id }, body });
  const message = proofAt && by === 'applicant' ? m.card_order_agreed() : m.registration_confirmed_flash();
  setFlash(context, { kind: 'success', message });
};

/** Cancels a registration. */
export const cancelRegistration = async (context: Context, { id, key, form }: Posted): Promise<void> => {
  const body = { ...withKey(key), note: form.values['note'] ?? '' };
  await api(context).registration.cancel({ params: { id }, body });
  setFlash(context, { kind: 'success', message: m.registration_cancelled_flash() });
};
