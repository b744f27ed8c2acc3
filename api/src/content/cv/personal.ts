import { deleted, given, personal, type Personal } from '../../platform/personal/personal.ts';
import { cvs } from './tables.ts';

/** CVs of members. */
export const cvPersonal: readonly Personal[] = [
  personal({ table: cvs, by: [cvs.memberId], gives: given('cvs', 'CV', 'CVs'), fate: deleted }),
];
