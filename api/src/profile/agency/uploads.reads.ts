import type { UploadPlace } from '../../platform/upload-place.ts';
import { agencyIsThere } from '../directory/agencies/facts.reads.ts';

/** Uploads on an agency's page: logo, background and pictures in its text. */
export const agencyUploads: UploadPlace = { place: 'agency', isSeen: (_reader, row) => agencyIsThere(row) };
