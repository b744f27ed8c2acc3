import type { Actor } from './actors.ts';

/** Whose eyes a text is held to: somebody's of one of the worlds. */
export interface Reader {
  readonly world: string;
  readonly actor: Actor;
}

/** Those who are the same in both worlds; everybody else is a stranger in the other. */
const IN_BOTH: ReadonlySet<Actor> = new Set(['visitor', 'stranger', 'staff']);

interface Secret {
  readonly world: string;
  readonly seenBy: ReadonlySet<Actor>;
}

const MARK = /kin-(?:home|abroad)-[a-z0-9-]*?-\d+q/gi;
const NUMBER = /^\+84\d{9}$/;

/** The private texts of both worlds, and who may see each. */
export const keepSecrets = () => {
  const marked = new Map<string, Secret>();
  const kept = new Map<string, Secret>();
  let count = 0;

  const mayRead = ({ world, seenBy }: Secret, reader: Reader): boolean => {
    if (world === reader.world || IN_BOTH.has(reader.actor)) return seenBy.has(reader.actor);
    return seenBy.has('stranger');
  };

  return {
    /** A new text with a mark. */
    mark: (world: string, what: string, seenBy: readonly Actor[]): string => {
      count += 1;
      const text = `kin-${world}-${what.toLowerCase()}-${count}q`;
      marked.set(text, { world, seenBy: new Set(seenBy) });
      return text;
    },
    /** A text that is what it is: an address, or a telephone number in E.164. */
    keep: (world: string, text: string, seenBy: readonly Actor[]): string => {
      kept.set(text.toLowerCase(), { world, seenBy: new Set(seenBy) });
      return text;
    },
    /** Whose an address is: the first of those who may see it; undefined for one that is no secret. */
    whose: (address: string): Reader | undefined => {
      const found = kept.get(address.toLowerCase());
      const [actor] = found?.seenBy ?? [];
      return found && actor && { world: found.world, actor };
    },
    /** What a text holds that is not for this reader. */
    leaks: (text: string, reader: Reader): string[] => {
      const lower = text.toLowerCase();
      const marks = [...new Set(lower.match(MARK))].filter((mark) => {
        const secret = marked.get(mark);
        return secret && !mayRead(secret, reader);
      });
      // Telephone numbers are written in many ways, but for their last digits.
      const squeezed = lower.replaceAll(/[\s.()-]/g, '');
      const others = [...kept].filter(([each, secret]) => {
        const holds = NUMBER.test(each) ? squeezed.includes(each.slice(-9)) : lower.includes(each);
        return holds && !mayRead(secret, reader);
      });
      return [...marks, ...others.map(([each]) => each)];
    },
  };
};

export type Secrets = ReturnType<typeof keepSecrets>;
