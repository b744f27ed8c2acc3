import type { Language } from '@m4u/contract/common';
import type { Session } from '@m4u/contract/identity/auth/result';
import type { AuditAct, AuditTarget } from '@m4u/contract/insight/audit/kinds';
import type { WebhookEvent } from '@m4u/contract/insight/integration/rules';
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
import type { FindPlace } from './places/places.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import type { Messages } from './messages/messages.ts';
import type { Unasked } from './mail/unasked.ts';
import type { Push } from './push/push.ts';
import type { Random } from './random.ts';
import type { Sms } from './sms/sms.ts';
import type { Storage } from './storage/storage.ts';
import type { Stream } from './stream/stream.ts';

/** The facts of a member's profile that a session carries (docs/rules/auth.md#sessions). */
export type SessionFacts = Pick<Session, 'brandGroup' | 'agency' | 'userName' | 'urlMinify'> & {
  readonly isPerson: boolean;
  readonly language: Language;
};

/** The profile of a new account. */
interface NewProfile {
  readonly id: string;
  readonly name: string;
  /** Whether the name was made of an address or a number: the short link then tells nothing of it. */
  readonly isNameMade?: boolean | undefined;
  readonly language: Language;
  readonly type?: 'individual' | 'organization' | 'agency' | undefined;
}

/**
 * Profile functions for authentication, whose wing is above profiles and may not import them; `profile/member` provides
 * them.
 */
export interface Profiles {
  /**
   * Creates the empty profile of a new account, an individual's without a `type`, and reserves a short link like its
   * name (docs/rules/short-link.md#reserving).
   */
  open(ctx: Pick<Platform, 'clock' | 'random'>, tx: Executor, profile: NewProfile): Promise<void>;
  /** Reads the facts of a member for a session; undefined when the member was deleted. */
  sessionFacts(db: Executor, memberId: string): Promise<SessionFacts | undefined>;
  /** Closes or opens the page of an account that was locked or unlocked. */
  setLocked(ctx: Context, tx: Transaction, memberId: string, locked: boolean): Promise<void>;
}

/** A person whom a company's provider confirmed, as `external_identities` has them. */
interface CompanyPerson {
  readonly provider: string;
  readonly subject: string;
  readonly memberId: string;
}

/** How somebody signs in, by the names of companies' providers; null for others. */
interface SignInWay {
  /** The provider that began the sign-in. */
  readonly begunBy: string | null;
  /** The provider whose person joins the account by this sign-in. */
  readonly joins: string | null;
}

/** Signing in by companies' own providers, for `identity`; `insight/companySignIn` provides it. */
export interface CompanySignIn {
  /** The name of the company of a provider; undefined for other providers. */
  nameOf(db: Executor, provider: string): Promise<string | undefined>;
  /**
   * Refuses a sign-in that began elsewhere, to a member whose company asks for its own, and one that a company began
   * and has ended since. One that joins the company's person to the account is not refused. Errors:
   * company-sign-in-required, sign-in-expired.
   */
  requireOwnWay(tx: Executor, memberId: string, way: SignInWay): Promise<void>;
  /** Gives a member what the company's directory says, once the person has joined their account. */
  joined(ctx: Context, tx: Transaction, person: CompanyPerson): Promise<void>;
}

/** A notification to members, sent to each of them once (docs/rules/notification.md). */
export interface Notice {
  /** Ids of the members who get it. */
  readonly to: readonly string[];
  readonly kind: NoticeKind;
  /** Id of the row that caused the notice. A second notice with the same cause is ignored. */
  readonly cause: string;
  /** Subject: unopened notices of one kind with the same subject are shown as one. */
  readonly about?: string;
  /** The member who caused it. */
  readonly actorId?: string | undefined;
  /** Values for the text and the link, by kind; see the contract's `notification/words.ts`. */
  readonly data?: Readonly<Record<string, string>>;
  readonly agencyId?: string;
  /** For those who want a receipt on their phone: what they paid (VND), and when. */
  readonly receipt?: { readonly amount: number; readonly at: Date };
  /** The cause has a letter or text message of its own, so none follows. */
  readonly mailed?: true;
}

/** Notices that are done: receivers, kind and subject. */
type DoneNotice = Pick<Notice, 'to' | 'kind' | 'about'>;

/** The parts of the context that sending a notice needs; nightly jobs have no actor. */
export type Teller = Pick<Platform, 'clock' | 'jobs' | 'stream'>;

/** Sends notices to members from any wing; `social/notification` provides it. */
export interface Notifier {
  /** Stores the notice in the transaction; list, push and mail follow after the commit, by each member's settings. */
  notify(ctx: Teller, tx: Transaction, notice: Notice): Promise<void>;
  /** Marks notices as opened because their subject was handled elsewhere. */
  settle(ctx: Context, tx: Transaction, notice: DoneNotice): Promise<void>;
  /** The same for every subject whose first word is `about`; with `data`, only notices with these values. */
  settleWithin(ctx: Context, tx: Transaction, notice: DoneNotice & Pick<Notice, 'data'>): Promise<void>;
}

/** An action of staff, or of an agency's or a group's admin, in that role. */
export interface OfficialAct {
  readonly act: AuditAct;
  readonly target: { readonly kind: AuditTarget; readonly id: string; readonly name?: string };
  /** Further facts without secrets: a reason, a status before and after. */
  readonly detail?: Readonly<Record<string, string>>;
  /** The member for whom the program acts, where nobody is signed in: a company's directory, or a sign-in. */
  readonly by?: string;
}

/** The audit log, for all wings; `insight/audit` provides it. */
export interface Audit {
  /** Records the caller's action in the same transaction. */
  record(ctx: Context, tx: Transaction, act: OfficialAct): Promise<void>;
}

/** An event of a group that its webhook endpoints may receive. */
interface Happening {
  readonly groupId: string;
  readonly event: WebhookEvent;
  /** Ids of the rows that the event is about, each of which is sent in its shape of the API. */
  readonly ids: readonly string[];
}

/** Keys and webhooks of groups, for wings above; `insight/integration` provides them. */
export interface Integrations {
  /** Requires that a call with a key is about the key's group; other callers pass. Errors: not-found. */
  requireKeyGroup(ctx: Context, call: string, input: unknown): Promise<void>;
  /** Queues an event for the endpoints of a group in the transaction of what happened. */
  announce(ctx: Pick<Platform, 'jobs' | 'clock'>, tx: Transaction, happening: Happening): Promise<void>;
  /** The same for an event of the whole platform, for the endpoints of all groups. */
  announceToAll(
    ctx: Pick<Platform, 'jobs' | 'clock'>,
    tx: Transaction,
    happening: Omit<Happening, 'groupId'>,
  ): Promise<void>;
}

/** Moves the data of claimed customers in wings that `profile` may not import; `commerce/order` provides it. */
export interface CustomerClaims {
  /** Transfers points, orders and discount uses of these customers to the member who has claimed their records. */
  claim(ctx: Context, tx: Transaction, customerIds: readonly string[], memberId: string): Promise<void>;
  /** Moves the requests of a duplicate customer that will be dropped to the one that the group keeps. */
  mergeCustomers(tx: Transaction, merged: { readonly kept: string; readonly dropped: string }): Promise<void>;
}

/** Payments of order requests, for `commerce/order`, which may not import them; `commerce/payment` provides it. */
export interface RequestPayments {
  /** Locks the payments of a request, and cancels the one that waits, in the caller's name. */
  cancelWaiting(ctx: Context, tx: Transaction, requestId: string): Promise<void>;
}

/** Members' pieces in groups, for wings that may not import `content`; `content/item/placement` provides it. */
export interface MemberPieces {
  /** Tags of the groups that show a member's pieces: their kept pages change when the member's page closes or opens. */
  tagsOf(tx: Transaction, memberId: string): Promise<string[]>;
  /** Marks notices as done that the end of a member's rights in a group makes moot. */
  endRights(
    ctx: Context,
    tx: Transaction,
    change: { readonly groupId: string; readonly memberId: string; readonly isMember: boolean },
  ): Promise<void>;
}

/** A member who has just proven to own a sign-in address. */
export interface AddressOwner {
  readonly memberId: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * Effects of a verified address in wings that `identity` may not import; `profile/group` provides them
 * (docs/decisions/0081).
 */
export interface AddressProofs {
  /**
   * Claims the customer records of the phone number, and announces open invitations to the address. Returns how many
   * groups had such records.
   */
  settle(ctx: Context, tx: Transaction, owner: AddressOwner): Promise<number>;
}

/** Decides who may see an upload, by the rows of all wings that show it; `insight/privacy` provides it. */
export interface UploadAudience {
  /** The present audience of an upload: everybody, the caller only, or nobody. */
  audienceOf(
    ctx: Pick<Context, 'db' | 'clock' | 'actor'>,
    uploadId: string,
  ): Promise<'everybody' | 'caller' | 'nobody'>;
}

/** Page statistics for all wings; `insight/tracking` provides them. */
export interface Tracker {
  /** Counts actions that a browser reports, when their target exists and is public. */
  take(ctx: Pick<Context, 'actor' | 'request'>, actions: readonly TrackingAction[]): void;
  /** Counts an action of the caller on a row that was shown. */
  count(ctx: Pick<Context, 'actor' | 'request'>, what: ShownPage, source?: TrackingSource): void;
  /** Counts a page view by a reader who does not own the page; reported by the page server. */
  visit(visit: Visit): void;
  /** Writes the buffered counts to the database; also runs every second. */
  flush(): Promise<void>;
}

/** Process-wide parts that services use; the same for every request. */
export interface Platform {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly db: Executor;
  readonly limits: Limits;
  readonly findPlace: FindPlace;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly unasked: Unasked;
  readonly sms: Sms;
  readonly messages: Messages;
  readonly push: Push;
  readonly storage: Storage;
  readonly profiles: Profiles;
  readonly companySignIn: CompanySignIn;
  readonly stream: Stream;
  readonly notifier: Notifier;
  readonly audit: Audit;
  readonly integrations: Integrations;
  readonly customerClaims: CustomerClaims;
  readonly requestPayments: RequestPayments;
  readonly memberPieces: MemberPieces;
  readonly addressProofs: AddressProofs;
  readonly tracker: Tracker;
  readonly showing: UploadAudience;
}

/** Facts about the request. */
export interface RequestFacts {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Excluded from statistics: the sender asks not to be tracked, or the request is a prefetch. */
  readonly uncounted?: boolean | undefined;
  /** Loaded as part of a page or as a prefetch; not a navigation of a person (contract/src/address/navigation.ts). */
  readonly isFetched?: boolean | undefined;
  /** Sent from this machine itself (contract/src/address/local-request.ts). */
  readonly isLocal?: boolean | undefined;
  /** Bearer token of a call that ignores sessions, as for single sign-on. */
  readonly bearer: string | undefined;
  /** Refresh token from the reader's cookie. */
  readonly refreshToken: string | undefined;
  /** The version that the caller has already, from `If-None-Match`. */
  readonly ifNoneMatch?: string | undefined;
  /** The part of a file that the caller asks for, from `Range`, and the version that it must be of, from `If-Range`. */
  readonly range?: string | undefined;
  readonly ifRange?: string | undefined;
  /** The body of a signed call as it came, and the headers that sign it: the empty text for an absent one. */
  readonly signed?: { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } | undefined;
  /** Id of the last event that a stream's reader received, from `Last-Event-ID`. */
  readonly lastEventId?: string | undefined;
  /** Value of a cookie: the one that the call has set, else the request's. */
  readonly cookie: (name: string) => string | undefined;
}

/** First parameter of every service function: the caller, the language, and the means to answer. */
export interface Context extends Platform {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly request: RequestFacts;
  /** Runs `work` in one database transaction; its events are delivered after the commit, before this resolves. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Publishes an event, delivered after the transaction has committed. */
  emit(tx: Transaction, event: DomainEvent): void;
  /** Adds a Set-Cookie value to the answer. */
  setCookie(value: string): void;
}
