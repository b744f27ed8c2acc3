import type { GroupRole } from '@m4u/contract/profile/group/roles';

/** The most lines of one list of people to invite; more go in a second one, or as a file. */
export const MOST_LINES = 50;

/** The result of one line of a list of people to invite. */
export interface LineResult {
  /** The line as it was typed. */
  readonly line: string;
  readonly isDone: boolean;
  readonly text: string;
}

/** The answer to a list of people to invite: a result for each line, and the lines that stay in the form. */
export interface InvitedPeople {
  readonly results: readonly LineResult[];
  readonly rest: string;
  readonly role: GroupRole;
}
