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

/** What a call is sent with; keys that are undefined are left out. */
export interface Ask {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Fields;
  readonly body?: Fields;
  /** Who sends it in the actor's place, where it uses up who sends it; of no other standing than the actor. */
  readonly as?: Pick<TestMember, 'token'>;
  /** The bytes of the file of a multipart call. */
  readonly file?: Uint8Array;
  readonly fileName?: string;
  /** A new one is sent where the call takes one and none is given. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What to look for in an answer; that of something that a world makes when it is first asked for is awaited. */
type Texts = readonly string[];

/** Who gets what from a call. */
export interface AccessRow {
  /** Tells rows of one call apart. */
  readonly about?: string;
  /** Makes what the call is about, of the world's owner or group; answers what this actor sends. */
  readonly ask: (world: World, actor: Actor) => Ask | Promise<Ask>;
  /** Who gets a success. */
  readonly may: readonly Actor[] | 'everybody' | 'members';
  /**
   * What everybody else is told. Unless said otherwise visitors are `unauthenticated` where the call needs a session,
   * others `forbidden` where it needs staff, and all who remain `not-found`.
   */
  readonly others?: ErrorCode | Partial<Record<Actor, ErrorCode>>;
  /** Texts that those who may must find in the answer, as it is written down. */
  readonly shows?: (world: World, actor: Actor) => Texts | Promise<Texts>;
  /** Texts that this actor must not find in the answer, beside the secrets of the world. */
  readonly hides?: (world: World, actor: Actor) => Texts | Promise<Texts>;
  /** Why the replay leaves this row out, where sending it often would end the attacker's own session or the like. */
  readonly once?: string;
}

/** The rows of a module; a call without one does not compile. */
export type Rows<M extends keyof Contract> = {
  readonly [K in keyof Contract[M] & string]: AccessRow | readonly AccessRow[];
};
