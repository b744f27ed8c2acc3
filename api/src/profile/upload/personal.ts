import { exportedAs, kept, personalData, type Personal } from '../../platform/personal/personal.ts';
import { documents, uploads } from './tables.ts';

const WHY = 'goes with its files in the same night, unless the page of a group uses it (`forgetUnused`)';

/** Personal data in uploads. */
export const uploadPersonal: readonly Personal[] = [
  personalData({
    table: uploads,
    by: [uploads.memberId],
    gives: exportedAs('pictures', 'Ảnh đã tải lên', 'Pictures', [uploads.placeholder]),
    fate: kept(WHY),
  }),
  personalData({
    table: documents,
    by: [documents.memberId],
    gives: exportedAs('documents', 'Tài liệu đã tải lên', 'Documents'),
    fate: kept(WHY),
  }),
];
