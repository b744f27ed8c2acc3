import type { Owner } from '@m4u/contract/common';
import type { SentForm } from '../../platform/form.server.ts';
import { movesPictures } from '../../platform/posted-picture.server.ts';
import { type KindPaths, onPageOf } from './paths.tsx';

/**
 * Where saving a piece leads: to the piece, or back to its editor when a button of its pictures sent the form, as it
 * does without scripts.
 */
export const afterSaving = (sent: SentForm, paths: KindPaths, owner: Owner, id: string): string =>
  movesPictures(sent) ? onPageOf(paths.edit(id), owner) : paths.one(owner.kind, id);
