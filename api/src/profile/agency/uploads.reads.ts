import type { UploadPlace } from '../../platform/upload-place.ts';
import { agencyIsThere } from '../directory/agencies/facts.reads.ts';

/** Logos, backgrounds and pictures in the text of an agency's page. */
export const agencyUploads: UploadPlace = { place: 'agency', isSeen: (_reader, row) => agencyIsThere(row) };
