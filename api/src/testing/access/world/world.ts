import type { TestApi, TestMember } from '../../server/api.ts';
import type { Actor, Person } from './actors.ts';

/**
 * People and things that calls are about. There are two separate worlds: the one that is walked, and the attacker's,
 * which has the same things.
 */
export interface World {
  readonly api: TestApi;
  readonly name: 'home' | 'abroad';
  /** The other world. */
  readonly other: World;
  /** Undefined for a visitor. */
  readonly as: (actor: Actor) => TestMember | undefined;
  readonly who: (person: Person) => TestMember;
  /** The owner's page. */
  readonly memberId: string;
  /** The group of `groupAdmin` and `member`, in the agency. */
  readonly groupId: string;
  readonly agencyId: string;
  /** Uploads a picture of this person on first use; returns its id. */
  readonly picture: (person: Person) => Promise<string>;
  /** Signs up a verified member without relations. */
  readonly newcomer: () => Promise<TestMember>;
  /** Makes a text with a mark that only these may see: ASCII letters, digits and hyphens. */
  readonly secret: (what: string, seenBy: readonly Actor[]) => string;
  /** Registers a text that cannot be chosen freely, such as a phone number, and returns it. */
  readonly keep: (text: string, seenBy: readonly Actor[]) => string;
  /** A new number for unique names. */
  readonly next: () => number;
}

/** Makes something of a world on first use and returns the same afterwards. */
export const oncePerWorld = <T>(make: (world: World) => Promise<T>): ((world: World) => Promise<T>) => {
  const made = new WeakMap<World, Promise<T>>();
  return (world) => {
    const created = made.get(world) ?? make(world);
    made.set(world, created);
    return created;
  };
};
