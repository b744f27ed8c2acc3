import { exportedAs, keptBecause, personalData, type Personal } from '../../platform/personal/personal.ts';
import { documents, recordings, uploads } from './tables.ts';

const CLEANUP_REASON =
  'goes with its files in the same night, unless the page of a group uses it (`deleteUnusedUploads`)';

/** Personal data in uploads. */
export const uploadPersonal: readonly Personal[] = [
  personalData({
    table: uploads,
    by: [uploads.memberId],
    gives: exportedAs('pictures', 'Ảnh đã tải lên', 'Photos', [uploads.placeholder]),
    fate: keptBecause(CLEANUP_REASON),
  }),
  personalData({
    table: documents,
    by: [documents.memberId],
    gives: exportedAs('documents', 'Tài liệu đã tải lên', 'Documents'),
    fate: keptBecause(CLEANUP_REASON),
  }),
  personalData({
    table: recordings,
    by: [recordings.memberId],
    gives: exportedAs('recordings', 'Bản ghi âm đã tải lên', 'Recordings'),
    fate: keptBecause(CLEANUP_REASON),
  }),
];
