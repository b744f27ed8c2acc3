// What other modules ask about birthdays.
export { isBirthday } from './rules.ts';
