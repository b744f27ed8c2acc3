import type { TestApi, TestMember } from '../../server/api.ts';
import type { Actor, Person } from './actors.ts';

/**
 * People and things that calls are about. There are two that have nothing to do with each other: the one that is
 * walked, and that of the attacker, who owns the same of everything.
 */
export interface World {
  readonly api: TestApi;
  readonly name: 'home' | 'abroad';
  /** The other one. */
  readonly other: World;
  /** Nobody for a visitor. */
  readonly as: (actor: Actor) => TestMember | undefined;
  readonly who: (person: Person) => TestMember;
  /** The owner's page. */
  readonly memberId: string;
  /** The group, of `groupAdmin` and `member`, in the agency. */
  readonly groupId: string;
  readonly agencyId: string;
  /** The id of a picture that this person uploaded, made when first asked for. */
  readonly picture: (person: Person) => Promise<string>;
  /** Somebody new whom nobody knows, verified and signed in. */
  readonly newcomer: () => Promise<TestMember>;
  /** A new text with a mark, that is for these and for nobody else. Letters, digits and hyphens of ASCII. */
  readonly secret: (what: string, seenBy: readonly Actor[]) => string;
  /** The same for a text that cannot be chosen freely, as a telephone number or an account's; answers it. */
  readonly keep: (text: string, seenBy: readonly Actor[]) => string;
  /** A new number, for names that may not repeat. */
  readonly next: () => number;
}

/** Makes something of a world when it is first asked for, and answers the same ever after. */
export const once = <T>(make: (world: World) => Promise<T>): ((world: World) => Promise<T>) => {
  const made = new WeakMap<World, Promise<T>>();
  return (world) => {
    const known = made.get(world) ?? make(world);
    made.set(world, known);
    return known;
  };
};
