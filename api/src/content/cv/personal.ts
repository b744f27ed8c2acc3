import { deleted, exportedAs, personalData, type Personal } from '../../platform/personal/personal.ts';
import { cvLinks, cvs } from './tables.ts';

/** CVs of members and the links to them. */
export const cvPersonal: readonly Personal[] = [
  personalData({
    table: cvLinks,
    by: [cvLinks.memberId],
    gives: exportedAs('cv-links', 'Liên kết riêng của CV', 'Private links of CVs', [cvLinks.key, cvLinks.passwordHash]),
    fate: deleted,
  }),
  personalData({ table: cvs, by: [cvs.memberId], gives: exportedAs('cvs', 'CV', 'CVs'), fate: deleted }),
];
