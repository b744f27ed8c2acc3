import type { Visibility } from '@m4u/contract/common';
import type { ImageChoice } from '@m4u/contract/content/item/schema';
import { upload } from '@m4u/contract/profile/upload';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { leaveFlash } from '../../../platform/forms/flash.server.ts';
import { type FormAnswer, problemReply, readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { keepPostedPictures, movesPictures } from '../../../platform/forms/posted-picture.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { type Desk, readDesk } from '../owner.server.ts';
import { type KindPaths, onPageOf } from '../paths.tsx';

type Context = Readonly<RouterContextProvider>;

/** What a loader or an action of an editor is given; the id of what is not there yet is `new`. */
export interface EditorArgs {
  readonly request: Request;
  readonly context: Context;
  readonly params: { readonly id: string };
}

/** How the page is found that is written on; `readDesk` unless a kind has its own way. */
type FindDesk = (context: Context, request: Request) => Desk | Promise<Desk>;

/**
 * What an editor begins with: where it is written, the piece unless it is new, and the address that takes pictures.
 * `purpose` tells a visitor what the screen is for. Errors: 401 for visitors, 403 for who may not change it, the API's.
 */
export const readEditor = async <Piece extends { readonly can: { readonly update: boolean } }>(
  { request, context, params: { id } }: EditorArgs,
  {
    purpose,
    findDesk = readDesk,
    load,
  }: { purpose: string; findDesk?: FindDesk; load: () => Promise<{ data: Piece }> },
): Promise<{ desk: Desk; piece: Piece | null; uploads: string }> => {
  requireReader(context, purpose);
  const desk = await findDesk(context, request);
  const piece = id === 'new' ? null : (await load()).data;
  if (piece && !piece.can.update) throw data(null, { status: 403 });
  return { desk, piece, uploads: apiAddress(upload.insert) };
};

/** How a kind is saved. */
export interface Saving {
  readonly paths: KindPaths;
  /** What the reader is told when it is saved. */
  readonly saved: string;
  readonly findDesk?: FindDesk;
  /** Adds or changes the piece; answers its id. Errors: the API's. */
  save(sent: SentForm, images: ImageChoice[], desk: Desk): Promise<string>;
  /** The form's names of the fields that the API may refuse, where they differ. */
  fieldNames?(sent: SentForm): Readonly<Record<string, string>>;
  /** Where saving leads; to the piece when left out. */
  after?(sent: SentForm, desk: Desk): string;
}

/**
 * Saves what an editor's form says, with the pictures that came with it, and goes on: to the piece, or back to its
 * editor when a button of its pictures sent the form, as it does without scripts. What is refused is answered at its
 * field.
 */
export const savePiece = async (
  { request, context }: EditorArgs,
  { paths, saved, findDesk = readDesk, save, fieldNames, after }: Saving,
): Promise<FormAnswer> => {
  const desk = await findDesk(context, request);
  const sent = await readForm(request);
  const { owner } = desk;
  let id: string;
  try {
    id = await save(sent, await keepPostedPictures(context, sent), desk);
  } catch (thrown) {
    return problemReply(sent, thrown, { fields: fieldNames?.(sent) ?? {} });
  }
  leaveFlash(context, { kind: 'success', message: saved });
  if (movesPictures(sent)) throw redirect(onPageOf(paths.edit(id), owner));
  throw redirect(after?.(sent, desk) ?? paths.one(owner.kind, id));
};

/** What the forms of all kinds say, before the API judges it: choices may be anything that was posted. */
export const pieceOf = ({ title = '', content = '', policy }: SentForm['values']) => ({
  title,
  content,
  policy: policy as Visibility,
});

/** Whether the form says that the piece stands out. */
export const isOutstanding = ({ outstanding }: SentForm['values']): boolean => outstanding === 'on';
