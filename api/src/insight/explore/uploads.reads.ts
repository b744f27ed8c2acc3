import type { UploadPlace } from '../../platform/upload-place.ts';
import { agencyIsOpen } from '../../profile/directory/agencies/facts.reads.ts';

/** Pictures of explore pages; the rowId's id is the agency's id. */
export const exploreUploads: UploadPlace = { rowKind: 'explore', canSee: (_reader, rowId) => agencyIsOpen(rowId) };
