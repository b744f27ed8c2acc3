import * as z from 'zod';
import { type Position as Place, readPosition, roundDegrees } from './position.ts';

/** Whether a text is a shortened link to a map of Google, which holds no position of its own. */
const isShortLink = (text: string): boolean => /^\s*(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps)\//i.test(text);

/** The code for a text that is no position. */
const refusalOf = (text: unknown): string =>
  typeof text === 'string' && isShortLink(text) ? 'position-short' : 'position';

const degrees = (most: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,3}(?:\.\d{1,15})?$/)
        .transform(Number),
    ])
    .pipe(z.number().min(-most).max(most).transform(roundDegrees));

/** A position in answers. */
export const Position = z.object({ latitude: z.number(), longitude: z.number() });

/** A position in requests: two numbers, or a text for {@link readPosition}; an empty text or null removes it. */
export const PositionChoice = z.union(
  [
    z.object({ latitude: degrees(90), longitude: degrees(180) }),
    z.null(),
    z.string().transform((text, context): Place | null => {
      if (text.trim() === '') return null;
      const position = readPosition(text);
      if (position) return position;
      context.addIssue({ code: 'custom', message: refusalOf(text), input: text });
      return z.NEVER;
    }),
  ],
  { error: ({ input }) => refusalOf(input) },
);
