import { deleted, exportedAs, personalData, type Personal } from '../../platform/personal/personal.ts';
import { consents } from './tables.ts';

/** Consents are erased with the member: no data is left that they could concern. */
export const consentPersonal: readonly Personal[] = [
  personalData({
    table: consents,
    by: [consents.memberId],
    gives: exportedAs('consents', 'Nội dung bạn đã đồng ý hoặc tắt', 'Consents'),
    fate: deleted,
  }),
];
