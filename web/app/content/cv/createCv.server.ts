import { CV_LIMITS } from '@m4u/contract/content/cv/rules';
import type { CvSave } from '@m4u/contract/content/cv/schema';
import { upload } from '@m4u/contract/profile/upload';
import { data, href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { keepPostedPicture } from '../../platform/forms/posted-picture.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import type { CvReply } from './CvEditor.tsx';
import { changedBy, type CvValues, deedOf, readValues, sentSections, valuesOf } from './cvForm.tsx';
import { editorPath } from './cvPaths.tsx';

type Context = Readonly<RouterContextProvider>;

/** Width of the photo on a sheet, in pixels. */
const PHOTO = 240;

const sourceOf = (picture: Parameters<typeof smallSource>[0] | null): string | null =>
  picture && smallSource(picture, PHOTO);

/** The CV of `?id=`, or a new one filled from the profile; with where others read it right after a save. */
const readEdited = async (context: Context, id: string, memberId: string) => {
  const { cv, member } = api(context);
  const profile = await member.view({ params: { id: memberId } });
  const portrait = profile.data.portrait;
  const uploads = apiAddress(upload.insert);
  if (id === 'new') {
    const { data: filled } = await cv.fill({ query: {} });
    return {
      id,
      values: valuesOf(filled),
      picture: null,
      photos: { upload: null, profile: sourceOf(portrait) },
      uploads,
      saved: null,
    };
  }
  const { data: savedCv } = await cv.get({ params: { id } });
  const photos = { upload: sourceOf(savedCv.picture), profile: sourceOf(portrait) };
  const { urlMinify } = profile.data;
  const path = href('/cv/:memberId', { memberId: urlMinify ?? memberId });
  const address = savedCv.visibility === 'private' ? null : scopeOf(context).page.origin + path;
  // The message of the save, once: a reload shows the editor alone.
  const saved = scopeOf(context).page.flash?.isInPage
    ? {
        at: savedCv.updatedAt,
        fullName: savedCv.fullName,
        address,
        hasContact: savedCv.shown.some((contact) => contact === 'email' || contact === 'phone'),
      }
    : null;
  return { id, values: valuesOf(savedCv), picture: savedCv.picture, photos, uploads, saved };
};

/** The reader's CVs, and the opened one. */
export const readCvs = async (context: Context, request: Request, memberId: string) => {
  const id = new URL(request.url).searchParams.get('id');
  if (id !== null) return { edited: await readEdited(context, id, memberId), rows: [], memberId };
  const { data: rows } = await api(context).cv.list();
  return { edited: null, rows, memberId };
};

/** Maps the API's errors to the form: the API names parts and entries by index, the form by key. */
const errorsIn = (values: CvValues, thrown: unknown): CvReply => {
  const problem = problemOf(thrown);
  if (!problem || problem.status >= 500) throw thrown;
  const sections = sentSections(values);
  const nameOf = (field: string): string => {
    const [, sectionIndex, entry, name] = /^sections\.(\d+)\.(?:entries\.(\d+)\.)?(\w+)$/.exec(field) ?? [];
    if (sectionIndex === undefined || name === undefined) return field;
    const section = sections[Number(sectionIndex)];
    const key = entry === undefined ? section?.key : section?.entries[Number(entry)]?.key;
    return key === undefined ? field : `${key}.${name}`;
  };
  const errors: Record<string, string[]> = {};
  const form: string[] = [];
  for (const { field, message } of problem.errors) {
    const name = nameOf(field);
    if (name in values.head || name.includes('.')) (errors[name] ??= []).push(message);
    else form.push(message);
  }
  // A long form is shown from its beginning, so a summary of the errors is shown there.
  return { values, errors, form: problem.errors.length > 0 && form.length === 0 ? [problem.detail] : form };
};

/** Converts the form to the API's input, without validation. */
const bodyOf = ({ head, shown, ...values }: CvValues, picture: string): CvSave =>
  ({
    ...head,
    incomplete: true,
    picture,
    shown,
    sections: sentSections({ head, shown, ...values }).map(({ key: _, entries, ...section }) => ({
      ...section,
      entries: entries.map((entry) => entry.values),
    })),
  }) as unknown as CvSave;

/** More fields than a whole CV has. */
const MOST_FIELDS = 3 * CV_LIMITS.allEntries * 8;

/** Parses the posted form. Errors: 400 for a malformed one. */
export const readPosted = async (request: Request): Promise<FormData> => {
  try {
    const form = await request.formData();
    if ([...form.keys()].length > MOST_FIELDS) throw new RangeError('no form of ours');
    return form;
  } catch {
    throw data(null, { status: 400 });
  }
};

/** Saves the CV in the form and stays on the screen; a button that changes the form's structure does not save. */
export const saveCv = async (context: Context, form: FormData) => {
  const values = readValues(form);
  const deed = deedOf(form);
  if (deed !== undefined) return data<CvReply>({ values: changedBy(values, deed), errors: {}, form: [] });
  if (form.has('move')) return data<CvReply>({ values, errors: {}, form: [] });
  let saved: string;
  try {
    const picture = (await keepPostedPicture(context, form.get('pictureFile'))) ?? values.head.picture;
    saved = (await api(context).cv.save({ body: bodyOf(values, picture) })).data._id;
  } catch (thrown) {
    const status = problemOf(thrown)?.status ?? 500;
    return data<CvReply>(errorsIn(values, thrown), { status });
  }
  setFlash(context, { kind: 'success', message: m.cv_saved(), isInPage: true });
  throw redirect(editorPath(saved));
};

/** Runs a button of the list: show, hide, copy, delete or restore a CV. */
export const changeCv = async (context: Context, form: FormData): Promise<never> => {
  const { cv } = api(context);
  const postedId = form.get('id');
  const id = typeof postedId === 'string' ? postedId : '';
  const intent = form.get('intent');
  const say = (message: string) => setFlash(context, { kind: 'success', message });
  try {
    if (intent === 'public' || intent === 'link' || intent === 'private') {
      await cv.setVisibility({ params: { id }, body: { visibility: intent } });
      say(intent === 'private' ? m.cv_hidden_done() : m.cv_shown_done());
    } else if (intent === 'copy') {
      await cv.duplicate({ params: { id } });
      say(m.cv_copied());
    } else if (intent === 'remove') {
      await cv.remove({ params: { id } });
      const undo = { label: m.content_undo(), action: editorPath(), fields: { intent: 'restore', id } };
      setFlash(context, { kind: 'success', message: m.cv_removed(), undo });
    } else if (intent === 'restore') {
      await cv.restore({ params: { id } });
      say(m.cv_restored());
    } else throw data(null, { status: 400 });
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (problem?.status !== 409) throw thrown;
    setFlash(context, { kind: 'error', message: problem.detail });
  }
  throw redirect(editorPath());
};

/** Result of an import: a CV to review with the dropped fields, or the error. */
export interface ImportReply {
  readonly imported?: { readonly values: CvValues; readonly dropped: readonly string[] };
  readonly importError?: string;
}

/** Reads a file into the form of a new CV; it lacks an email or a number where nobody wrote one: the account has them. */
export const importCv = async (context: Context, form: FormData) => {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0)
    return data<ImportReply>({ importError: m.cv_import_choose() }, { status: 422 });
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { cv, dropped } = (await api(context).cv.readResume({ file: { name: file.name, bytes } })).data;
    const { data: own } = await api(context).cv.fill({ query: {} });
    const values = valuesOf({ ...cv, email: cv.email || own.email, phone: cv.phone || own.phone });
    return data<ImportReply>({ imported: { values, dropped } });
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500) throw thrown;
    return data<ImportReply>({ importError: problem.detail }, { status: problem.status });
  }
};
