import { deleted, exportedAs, personalData, type Personal } from '../../platform/personal/personal.ts';
import { consents } from './tables.ts';

/** Consents are erased with the member: no data is left that they could concern. */
export const consentPersonal: readonly Personal[] = [
  personalData({
    table: consents,
    by: [consents.memberId],
    gives: exportedAs('consents', 'Những điều bạn đã đồng ý hoặc rút lại', 'What you agreed to or withdrew'),
    fate: deleted,
  }),
];
