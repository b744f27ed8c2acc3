import type { UploadPlace } from '../../platform/upload-place.ts';
import { agencyIsOpen } from '../directory/agencies/facts.reads.ts';

/** Uploads on an agency's page: logo, background and pictures in its text. */
export const agencyUploads: UploadPlace = { rowKind: 'agency', canSee: (_reader, rowId) => agencyIsOpen(rowId) };
