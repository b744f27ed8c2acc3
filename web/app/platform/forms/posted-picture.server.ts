import type { RouterContextProvider } from 'react-router';
import { moveItem } from '../../ui/sorting/move.ts';
import { api } from '../api/api.server.ts';
import { type SentForm, withValue } from './form.server.ts';

/**
 * Uploads a picture, document or recording that a form contains itself, as without scripts; returns its id, or undefined when none was chosen.
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

/**
 * Reads the file of a field that posts an id: uploads one that the form contains itself (`…File`), or removes the
 * present one when its box is checked (`…Drop`). The returned form has the id, also when it is refused for another
 * reason. Errors: those of the upload, as the API's problems.
 */
export const keepPostedFile = async (
  context: Readonly<RouterContextProvider>,
  form: SentForm,
  name: string,
): Promise<SentForm> => {
  const id = await keepPostedPicture(context, form.nestedValues[`${name}File`]);
  if (id !== undefined) return withValue(form, name, id);
  return form.values[`${name}Drop`] === undefined ? form : withValue(form, name, '');
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
const applyPictureButton = (pictures: readonly PostedPicture[], { values }: SentForm): PostedPicture[] => {
  const remaining = pictures.filter(({ _id }) => _id !== values['removePicture']);
  const [key, direction] = (values['move'] ?? '').split(':');
  const from = remaining.findIndex(({ _id }) => _id === key);
  return from < 0 ? remaining : moveItem(remaining, from, from + (direction === 'up' ? -1 : 1));
};

/** Reads the pictures of a `PicturesField` in order; without failed uploads. */
export const readPictures = (form: SentForm, name = 'images'): PostedPicture[] =>
  applyPictureButton(
    listOf(form.nestedValues[name])
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
  for (const file of listOf(form.nestedValues[`${name}File`])) {
    const _id = await keepPostedPicture(context, file);
    if (_id !== undefined) pictures.push({ _id, caption: '' });
  }
  return pictures;
};
