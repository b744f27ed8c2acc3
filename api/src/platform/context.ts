import type { Language } from '@m4u/contract/common';
import type { Session } from '@m4u/contract/identity/auth/result';
import type { AuditAct, AuditTarget } from '@m4u/contract/insight/audit/kinds';
import type { ShownPage, TrackingSource, Visit } from '@m4u/contract/insight/tracking/rules';
import type { TrackingAction } from '@m4u/contract/insight/tracking/schema';
import type { NoticeKind } from '@m4u/contract/social/notification/kinds';
import type { Locale } from '@m4u/contract/words';
import type { Actor } from './caller.ts';
import type { Clock } from './time/clock.ts';
import type { Config } from './config.ts';
import type { Executor } from './database/database.ts';
import type { DomainEvent } from './events/event.ts';
import type { Transaction } from './events/transaction.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Secrets } from './keys/secrets.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import type { Unasked } from './mail/unasked.ts';
import type { Push } from './push/push.ts';
import type { Random } from './random.ts';
import type { Sms } from './sms/sms.ts';
import type { Storage } from './storage/storage.ts';
import type { Stream } from './stream/stream.ts';

/** The facts of a member's profile that a session carries (docs/rules/auth.md#sessions). */
export type SessionFacts = Pick<Session, 'brandGroup' | 'agency' | 'userName' | 'urlMinify'> & {
  readonly language: Language;
};

/** What signing in needs of profiles, which stand a wing below it; `profile/member` provides it. */
export interface Profiles {
  /** Makes the empty profile of a new account. */
  open(tx: Executor, profile: { id: string; name: string; language: Language }): Promise<void>;
  /** What a session keeps of a member; undefined when the member was deleted. */
  sessionFacts(db: Executor, memberId: string): Promise<SessionFacts | undefined>;
  /** Closes or opens the page of an account that was locked or unlocked. */
  setLocked(ctx: Context, tx: Transaction, memberId: string, locked: boolean): Promise<void>;
}

/** A notification to members, sent to each of them once (docs/rules/notification.md). */
export interface Notice {
  /** Ids of the members who get it. */
  readonly to: readonly string[];
  readonly kind: NoticeKind;
  /** The id of the row that caused it. A second notice with the same cause is ignored. */
  readonly cause: string;
  /** The subject: unopened notices of one kind about one subject are shown as one. */
  readonly about?: string;
  /** The member who did it. */
  readonly actorId?: string | undefined;
  /** Facts for the words and the link, by the kind; see the contract's `notification/words.ts`. */
  readonly data?: Readonly<Record<string, string>>;
  readonly agencyId?: string;
}

/** What members were told of, by its kind and what it is about. */
type SettledNotice = Pick<Notice, 'to' | 'kind' | 'about'>;

/** What telling somebody needs: jobs of the night tell too, in nobody's name. */
export type Teller = Pick<Platform, 'clock' | 'jobs' | 'stream'>;

/** How members are told, whatever wing it is about; `social/notification` provides it. */
export interface Notifier {
  /** Keeps the notice with the transaction; list, push and mail follow its commit, as each member chose. */
  notify(ctx: Teller, tx: Transaction, notice: Notice): Promise<void>;
  /** What was told of has been seen to where it happened: it counts as opened. */
  settle(ctx: Context, tx: Transaction, notice: SettledNotice): Promise<void>;
}

/** An act by virtue of an office: of staff, or of an agency's or a group's admin. */
export interface OfficialAct {
  readonly act: AuditAct;
  readonly target: { readonly kind: AuditTarget; readonly id: string; readonly name?: string };
  /** What else is worth knowing, without secrets: a reason, a status before and after. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** Where such acts are written down, whatever wing they are done in; `insight/audit` provides it. */
export interface Audit {
  /** Keeps what the caller does with the transaction that does it. */
  record(ctx: Context, tx: Transaction, act: OfficialAct): Promise<void>;
}

/** What claiming a customer's record moves in wings above profiles; `commerce/order` provides it. */
export interface CustomerClaims {
  /** Makes points, orders and uses of discounts of these customers the member's, who has claimed their records. */
  claim(ctx: Context, tx: Transaction, customerIds: readonly string[], memberId: string): Promise<void>;
  /** Moves requests of a customer that is about to be dropped to the one that its group keeps. */
  mergeCustomers(tx: Transaction, merged: { readonly kept: string; readonly dropped: string }): Promise<void>;
}

/** Decides who may see an upload, by the rows of all wings that show it; `insight/privacy` provides it. */
export interface Showing {
  /** Whether everybody may see an upload now, or the caller alone, or nobody. */
  audienceOf(
    ctx: Pick<Context, 'db' | 'clock' | 'actor'>,
    uploadId: string,
  ): Promise<'everybody' | 'caller' | 'nobody'>;
}

/** Counts actions on pages, for all wings; `insight/tracking` provides it. */
export interface Tracker {
  /** Takes what a reader says they did: it is counted if there is such a thing for everybody to see. */
  take(ctx: Pick<Context, 'actor' | 'request'>, actions: readonly TrackingAction[]): void;
  /** Counts what the caller did with something that they were given. */
  count(ctx: Pick<Context, 'actor' | 'request'>, what: ShownPage, source?: TrackingSource): void;
  /** Counts a page that was shown by the server of pages to somebody whose own it is not. */
  visit(visit: Visit): void;
  /** Writes what was counted; it is written every second by itself. */
  flush(): Promise<void>;
}

/** The parts of the running process that services use; the same for every request. */
export interface Platform {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly db: Executor;
  readonly limits: Limits;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly unasked: Unasked;
  readonly sms: Sms;
  readonly push: Push;
  readonly storage: Storage;
  readonly profiles: Profiles;
  readonly stream: Stream;
  readonly notifier: Notifier;
  readonly audit: Audit;
  readonly customerClaims: CustomerClaims;
  readonly tracker: Tracker;
  readonly showing: Showing;
}

/** What is known of the request itself. */
export interface RequestFacts {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Not to be counted: its sender asks not to be followed, or nobody has come yet. */
  readonly uncounted?: boolean | undefined;
  /** Loaded by a page or ahead of a tap; no person goes there (contract/src/address/navigation.ts). */
  readonly isFetched?: boolean | undefined;
  /** Asked for at this very machine (contract/src/address/local-request.ts). */
  readonly isLocal?: boolean | undefined;
  /** The bearer token of a call that ignores sessions, as single sign-on brings one. */
  readonly bearer: string | undefined;
  /** The refresh token of the reader's cookie. */
  readonly refreshToken: string | undefined;
  /** The version that the caller has already, as `If-None-Match` names it. */
  readonly ifNoneMatch?: string | undefined;
  /** The last event that a stream's reader has seen, as they say. */
  readonly lastEventId?: string | undefined;
  /** Value of one of the request's cookies, or of one that the call has set meanwhile. */
  readonly cookie: (name: string) => string | undefined;
}

/** What every service function gets first: who asks, in which language, and the means to answer. */
export interface Context extends Platform {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly request: RequestFacts;
  /** Runs the work in one database transaction; its events are told after commit, before this resolves. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Announces a change; delivered when the transaction has committed. */
  emit(tx: Transaction, event: DomainEvent): void;
  /** Adds a Set-Cookie value to the answer. */
  setCookie(value: string): void;
}
