import type { Actor } from './actors.ts';

/** A reader of one of the worlds. */
export interface Reader {
  readonly world: string;
  readonly actor: Actor;
}

/** Actors who are the same in both worlds; all others are strangers in the other world. */
const ACTORS_OF_BOTH: ReadonlySet<Actor> = new Set(['visitor', 'stranger', 'staff']);

interface Secret {
  readonly world: string;
  readonly seenBy: ReadonlySet<Actor>;
}

const MARK = /kin-(?:home|abroad)-[a-z0-9-]*?-\d+q/gi;
const NUMBER = /^\+84\d{9}$/;

/** Keeps the private texts of both worlds with their readers. */
export const createSecretStore = () => {
  const marked = new Map<string, Secret>();
  const secrets = new Map<string, Secret>();
  let count = 0;

  const mayRead = ({ world, seenBy }: Secret, reader: Reader): boolean => {
    if (world === reader.world || ACTORS_OF_BOTH.has(reader.actor)) return seenBy.has(reader.actor);
    return seenBy.has('stranger');
  };

  return {
    /** Makes a text with a mark. */
    mark: (world: string, what: string, seenBy: readonly Actor[]): string => {
      count += 1;
      const text = `kin-${world}-${what.toLowerCase()}-${count}q`;
      marked.set(text, { world, seenBy: new Set(seenBy) });
      return text;
    },
    /** Registers a fixed text: an address, or a phone number in E.164. */
    keep: (world: string, text: string, seenBy: readonly Actor[]): string => {
      secrets.set(text.toLowerCase(), { world, seenBy: new Set(seenBy) });
      return text;
    },
    /** Returns the owner of an address, the first of its readers; undefined for a public one. */
    whose: (address: string): Reader | undefined => {
      const found = secrets.get(address.toLowerCase());
      const [actor] = found?.seenBy ?? [];
      return found && actor && { world: found.world, actor };
    },
    /** Returns the secrets in a text that this reader may not see. */
    leaks: (text: string, reader: Reader): string[] => {
      const lower = text.toLowerCase();
      const marks = [...new Set(lower.match(MARK))].filter((mark) => {
        const secret = marked.get(mark);
        return secret && !mayRead(secret, reader);
      });
      // Phone numbers are compared by their last digits, since their notation varies.
      const squeezed = lower.replaceAll(/[\s.()-]/g, '');
      const others = [...secrets].filter(([each, secret]) => {
        const holds = NUMBER.test(each) ? squeezed.includes(each.slice(-9)) : lower.includes(each);
        return holds && !mayRead(secret, reader);
      });
      return [...marks, ...others.map(([each]) => each)];
    },
  };
};

export type Secrets = ReturnType<typeof createSecretStore>;
