import type { UploadPlace } from '../../platform/upload-place.ts';
import { groupIsOpen } from '../directory/groups/membership.reads.ts';

/** Uploads on a group's page: logo, background and pictures in its text. */
export const groupUploads: UploadPlace = { rowKind: 'group', canSee: (_reader, rowId) => groupIsOpen(rowId) };
