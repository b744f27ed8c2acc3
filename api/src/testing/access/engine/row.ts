import type { Contract } from '@m4u/contract/api';
import type { ErrorCode } from '@m4u/contract/http/errors';
import type { TestMember } from '../../server/api.ts';
import type { Actor } from '../world/actors.ts';
import type { World } from '../world/world.ts';

// How rows are written.
// - What may be seen by whom is said once, where a text is made: `world.secret('bio', ['owner', 'friend'])` answers a
//   text with a mark, and no answer, mail, notice or push to anybody else may hold it. So a row needs `hides` only for
//   texts that carry no mark; `shows` says what those who may must get, so that hiding everything does not pass.
// - A row is asked of either world: of the one that is walked, and in the replay of the attacker's own (`actor` is then
//   'owner', 'groupAdmin' or 'agencyAdmin', the first of these that may). So everything in `ask` comes from the world
//   it is given, never from a constant of the file; what stands in a world is made by `once(async (world) => …)`.
// - `ask` is called anew for each actor: a call that uses something up makes that thing there. It asks as
//   `world.who('owner')`, and answers what `actor` is going to send.
// - Field by field the replay puts in foreign ids, so `ask` fills in as many optional ids as go together.

type Fields = Readonly<Record<string, unknown>>;

/** Input of a call; undefined keys are left out. */
export interface Ask {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Fields;
  readonly body?: Fields;
  /** Sender in place of the actor, with the same rights, where the call uses up its sender. */
  readonly as?: Pick<TestMember, 'token'>;
  /** Bytes of the file of a multipart call. */
  readonly file?: Uint8Array;
  readonly fileName?: string;
  /** Default: a new key where the call takes one. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Texts to look for in an answer; a promise for texts of things that a world makes on first use. */
type Texts = readonly string[];

/** Access to a call. */
export interface AccessRow {
  /** Distinguishes rows of one call. */
  readonly about?: string;
  /** Makes what the call is about, owned by the world's owner or group; returns the actor's input. */
  readonly ask: (world: World, actor: Actor) => Ask | Promise<Ask>;
  /** Actors who succeed. */
  readonly may: readonly Actor[] | 'everybody' | 'members';
  /**
   * Answer to all others. Default: visitors get `unauthenticated` where the call needs a session, others `forbidden`
   * where it needs staff, and the rest `not-found`.
   */
  readonly others?: ErrorCode | Partial<Record<Actor, ErrorCode>>;
  /** Texts that the answer to these actors must contain, as serialized. */
  readonly shows?: (world: World, actor: Actor) => Texts | Promise<Texts>;
  /** Texts that the answer to this actor must not contain, beside the secrets of the world. */
  readonly hides?: (world: World, actor: Actor) => Texts | Promise<Texts>;
  /** Reason to leave this row out of the replay, for example that repeated calls end the attacker's session. */
  readonly once?: string;
}

/** Rows of a module; a missing call does not compile. */
export type Rows<M extends keyof Contract> = {
  readonly [K in keyof Contract[M] & string]: AccessRow | readonly AccessRow[];
};
