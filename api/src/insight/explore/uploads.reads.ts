import type { UploadPlace } from '../../platform/upload-place.ts';
import { agencyIsThere } from '../../profile/directory/agencies/facts.reads.ts';

/** Pictures of explore pages; the row's id is the agency's id. */
export const exploreUploads: UploadPlace = { place: 'explore', isSeen: (_reader, row) => agencyIsThere(row) };
