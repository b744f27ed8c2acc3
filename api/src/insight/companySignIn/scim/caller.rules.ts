import type { Cause } from '../directory/service.ts';

/** A company's directory that calls: the company, and the member for whom the log records it. */
export interface Directory {
  readonly groupId: string;
  readonly by: string;
  /** Address of the directory's resources. */
  readonly base: string;
}

/** Conditions of a call about the version of a record. */
export interface Precondition {
  readonly ifMatch: string | undefined;
}

/** Facts of the audit log about a change by the directory. */
export const causeOf = ({ by }: Directory, reinstates = false): Cause => ({ by, via: 'SCIM', reinstates });
