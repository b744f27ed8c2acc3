import { deleted, exportedAs, personalData, type Personal } from '../../platform/personal/personal.ts';
import { cvs } from './tables.ts';

/** CVs of members. */
export const cvPersonal: readonly Personal[] = [
  personalData({ table: cvs, by: [cvs.memberId], gives: exportedAs('cvs', 'CV', 'CVs'), fate: deleted }),
];
