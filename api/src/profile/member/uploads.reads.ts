import type { UploadPlace } from '../../platform/upload-place.ts';
import { memberIsOpen } from '../directory/members/availability.reads.ts';

/** Uploads on a member's page: portrait, background and pictures in its text. */
export const memberUploads: UploadPlace = { rowKind: 'member', canSee: (_reader, rowId) => memberIsOpen(rowId) };
