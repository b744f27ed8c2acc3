import type { Client } from '@m4u/contract/api';
import type { Owner } from '@m4u/contract/common';
import type { ContentHead, ImageChoice } from '@m4u/contract/content/item/schema';
import { upload } from '@m4u/contract/profile/upload';
import { redirect, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import type { FormFields } from '../../../platform/forms/definition.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { type FormAnswer, problemReply, readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { keepPostedFile, keepPostedPictures, movesPictures } from '../../../platform/forms/posted-picture.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import type { KindCalls, Rows } from '../calls.server.ts';
import { type Desk, readDesk, requireChangeable } from '../owner.server.ts';
import { withOwner } from '../paths.tsx';

type Context = Readonly<RouterContextProvider>;

/** Arguments of an editor's loader or action; the id of a new piece is `new`. */
export interface EditorArgs {
  readonly request: Request;
  readonly context: Context;
  readonly params: { readonly id: string };
}

/** Target of a save: `id` is that of a piece, or `new`. */
interface SaveTarget {
  readonly id: string;
  readonly owner: Owner;
  readonly context: Context;
  readonly client: Client;
}

/** How a kind is edited; its form is in its screen. */
export interface KindEditor<Piece extends ContentHead = ContentHead> {
  readonly calls: Pick<KindCalls<never, Rows, Piece>, 'paths' | 'get'>;
  readonly form: FormFields;
  /** Fields with the id of a file that the form itself may contain (`keepPostedFile`). */
  readonly fileFields?: readonly string[];
  /** Purpose of the screen, for visitors who must sign in. */
  readonly purpose: () => string;
  /** Confirmation after saving. */
  readonly saved: () => string;
  /** Finds the page that is edited; `readDesk` by default. */
  findDesk?(context: Context, request: Request): Desk | Promise<Desk>;
  /** Adds or changes the piece; returns its id. Errors: the API's. */
  save(target: SaveTarget, sent: SentForm, images: ImageChoice[]): Promise<string>;
  /** Maps the API's field names to those of the form, where its definition does not. */
  fieldNames?(sent: SentForm): Readonly<Record<string, string>>;
  /** Address after saving; the piece by default. */
  after?(sent: SentForm, desk: Desk): string;
}

/**
 * Data of an editor: the page, the piece unless it is new, and the address for picture uploads. Errors: 401 for
 * visitors, 403 for readers who may not change it, the API's.
 */
export const readEditor = async <Piece extends ContentHead>(
  { request, context, params: { id } }: EditorArgs,
  { calls, purpose, findDesk = readDesk }: Pick<KindEditor<Piece>, 'calls' | 'purpose' | 'findDesk'>,
): Promise<{ desk: Desk; piece: Piece | null; uploads: string }> => {
  requireReader(context, purpose());
  const desk = await findDesk(context, request);
  const piece = id === 'new' ? null : (await calls.get(api(context), id)).data;
  if (piece) requireChangeable(context, piece);
  return { desk, piece, uploads: apiAddress(upload.insert) };
};

/**
 * Saves an editor's form with the picture files in it, and redirects to the piece; or back to the editor when a picture
 * button submitted the form without scripts. Errors are shown at their fields.
 */
export const savePiece = async (
  { request, context, params }: EditorArgs,
  { calls: { paths }, form, fileFields = [], saved, findDesk = readDesk, save, fieldNames, after }: KindEditor,
): Promise<FormAnswer> => {
  const desk = await findDesk(context, request);
  let sent = await readForm(request, form);
  const { owner } = desk;
  let id: string;
  try {
    for (const name of fileFields) sent = await keepPostedFile(context, sent, name);
    const images = await keepPostedPictures(context, sent);
    id = await save({ id: params.id, owner, context, client: api(context) }, sent, images);
  } catch (thrown) {
    return problemReply(sent, thrown, { fields: fieldNames?.(sent) ?? {} });
  }
  setFlash(context, { kind: 'success', message: saved() });
  if (movesPictures(sent)) throw redirect(withOwner(paths.edit(id), owner));
  throw redirect(after?.(sent, desk) ?? paths.one(owner.kind, id));
};
