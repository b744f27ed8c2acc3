import * as z from 'zod';
import { line, Moment, text } from '../../common.ts';
import { LETTER_LIMITS } from './letter.rules.ts';

/** A cover letter as its owner saves it (docs/rules/cv.md#letters). */
export const CvLetterDraft = z.object({
  recipient: text(LETTER_LIMITS.recipient).default(''),
  salutation: line(LETTER_LIMITS.salutation).default(''),
  body: text(LETTER_LIMITS.body, 1),
  closing: text(LETTER_LIMITS.closing).default(''),
  /**
   * `updatedAt` of the letter that was edited, null for a new one; a letter that was saved since is not replaced. Without
   * it, it is.
   */
  updatedAt: Moment.nullable().optional(),
});
export type CvLetterDraft = z.output<typeof CvLetterDraft>;

/** A cover letter in answers. */
export const CvLetter = z.object({
  recipient: z.string(),
  salutation: z.string(),
  body: z.string(),
  closing: z.string(),
});

/** A cover letter as its owner edits it. */
export const OwnCvLetter = CvLetter.extend({ updatedAt: Moment });
