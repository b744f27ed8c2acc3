import { PHONE, splitPersonLine } from '@m4u/contract/person-lines';

/** A person to invite as read from a line. */
export interface InviteeLine {
  readonly line: string;
  readonly name: string;
  /** Address, number or link; empty where the line has none. */
  readonly to: string;
}

const isEmail = (cell: string): boolean => cell.includes('@') && !/\s/.test(cell);

const isLink = (cell: string): boolean => /\/(?:me|smc|fme|new-me)\//.test(cell);

const isPhone = (cell: string): boolean => PHONE.test(cell);

/** Kinds of addresses; the invitation goes to the first one that a line has. */
const KINDS = [isEmail, isLink, isPhone] as const;

const isAddress = (cell: string): boolean => KINDS.some((isKind) => isKind(cell));

const isTypedAddress = (part: string): boolean => isPhone(part) || (!/\s/.test(part) && isAddress(part));

/** Takes `Tên email` and `số email` apart. */
const splitEmail = (cell: string): string[] => {
  const end = cell.lastIndexOf(' ');
  return end > 0 && isEmail(cell.slice(end + 1)) ? [cell.slice(0, end).trim(), cell.slice(end + 1)] : [cell];
};

const NAME_LENGTH = 100;

/**
 * Reads a line: addresses and a name in any order, also `Tên <email>` and `Tên email`. Of several addresses an email is
 * invited before a page and a page before a number; none of them is taken as the name.
 */
export const readInvitee = (line: string): InviteeLine => {
  const cells = splitPersonLine(line.replaceAll(/[<>]/g, ' '), isTypedAddress).flatMap(splitEmail);
  const to = KINDS.flatMap((isKind) => cells.find(isKind) ?? [])[0] ?? '';
  const name = cells.find((cell) => cell !== '' && !isAddress(cell)) ?? '';
  return { line, name: name.slice(0, NAME_LENGTH), to };
};
