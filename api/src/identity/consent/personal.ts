import { deleted, exportedAs, personalData, type Personal } from '../../platform/personal/personal.ts';
import { consents } from './tables.ts';

/** What members said about what is kept of them goes with them: nothing is left that it could be about. */
export const consentPersonal: readonly Personal[] = [
  personalData({
    table: consents,
    by: [consents.memberId],
    gives: exportedAs('consents', 'Những điều bạn đã đồng ý hoặc rút lại', 'What you agreed to or withdrew'),
    fate: deleted,
  }),
];
