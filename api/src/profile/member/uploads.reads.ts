import type { UploadPlace } from '../../platform/upload-place.ts';
import { memberIsOpen } from '../directory/members/availability.reads.ts';

/** Portraits, backgrounds and pictures in the text of a member's page. */
export const memberUploads: UploadPlace = { place: 'member', isSeen: (_reader, row) => memberIsOpen(row) };
