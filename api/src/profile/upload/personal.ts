import { given, kept, personal, type Personal } from '../../platform/personal/personal.ts';
import { documents, uploads } from './tables.ts';

const WHY = 'goes with its files in the same night, unless the page of a group uses it (`forgetUnused`)';

/** What members have sent. */
export const uploadPersonal: readonly Personal[] = [
  personal({
    table: uploads,
    by: [uploads.memberId],
    gives: given('pictures', 'Ảnh đã tải lên', 'Pictures', [uploads.placeholder]),
    fate: kept(WHY),
  }),
  personal({
    table: documents,
    by: [documents.memberId],
    gives: given('documents', 'Tài liệu đã tải lên', 'Documents'),
    fate: kept(WHY),
  }),
];
