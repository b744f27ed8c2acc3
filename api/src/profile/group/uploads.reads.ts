import type { UploadPlace } from '../../platform/upload-place.ts';
import { groupIsOpen } from '../directory/groups/membership.reads.ts';

/** Logos, backgrounds and pictures in the text of a group's page. */
export const groupUploads: UploadPlace = { place: 'group', isSeen: (_reader, row) => groupIsOpen(row) };
