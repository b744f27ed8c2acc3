import type { RouterContextProvider } from 'react-router';
import { moved } from '../../ui/sorting/order.ts';
import { api } from '../api/api.server.ts';
import type { SentForm } from './form.server.ts';

/**
 * Uploads a picture that a form contains itself, as without scripts; returns its id, or undefined when none was chosen.
 * Errors: those of the upload, as the API's problems.
 */
export const keepPostedPicture = async (
  context: Readonly<RouterContextProvider>,
  posted: unknown,
): Promise<string | undefined> => {
  if (!(posted instanceof File) || posted.size === 0) return undefined;
  const bytes = new Uint8Array(await posted.arrayBuffer());
  const { data } = await api(context).upload.insert({ file: { name: posted.name, bytes } });
  return data._id;
};

/** A picture in the values of a `PicturesField`; the API validates it. */
export interface PostedPicture {
  readonly _id: string;
  readonly caption: string;
}

const isPosted = (row: unknown): row is { _id: string; caption?: unknown } =>
  typeof row === 'object' && row !== null && '_id' in row && typeof row._id === 'string';

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Applies the field's buttons without scripts: remove a picture, or move it by one. */
const pressed = (pictures: readonly PostedPicture[], { values }: SentForm): PostedPicture[] => {
  const kept = pictures.filter(({ _id }) => _id !== values['removePicture']);
  const [key, direction] = (values['move'] ?? '').split(':');
  const from = kept.findIndex(({ _id }) => _id === key);
  return from < 0 ? kept : moved(kept, from, from + (direction === 'up' ? -1 : 1));
};

/** Reads the pictures of a `PicturesField` in order; without failed uploads. */
export const readPictures = (form: SentForm, name = 'images'): PostedPicture[] =>
  pressed(
    listOf(form.nested[name])
      .filter(isPosted)
      .map(({ _id, caption }) => ({ _id, caption: typeof caption === 'string' ? caption : '' })),
    form,
  );

/** Whether a button of a `PicturesField` sent the form, as it does without scripts. */
export const movesPictures = ({ values }: SentForm): boolean =>
  values['removePicture'] !== undefined || values['move'] !== undefined;

/**
 * Reads the pictures of a `PicturesField`, and uploads and appends those that the form itself contains. Errors: those
 * of the upload, as the API's problems.
 */
export const keepPostedPictures = async (
  context: Readonly<RouterContextProvider>,
  form: SentForm,
  name = 'images',
): Promise<PostedPicture[]> => {
  const pictures = readPictures(form, name);
  // Sequentially, since each is decoded in full.
  for (const file of listOf(form.nested[`${name}File`])) {
    const _id = await keepPostedPicture(context, file);
    if (_id !== undefined) pictures.push({ _id, caption: '' });
  }
  return pictures;
};
