import * as z from 'zod';
import { Email, Id, line, Phone, properName, text } from '../../common.ts';
import type { FieldCode } from '../../http/fields.ts';
import { MetChallenge } from '../../http/challenge.ts';
import { exchangeConsent } from './consent.ts';
import { ClientId } from '../message/schema.ts';

/** An empty text counts as none. */
const orNone = <S extends z.ZodType>(schema: S, error: FieldCode) =>
  z.union([z.literal('').transform(() => null), schema], { error }).default(null);

/** A card that somebody leaves with a member, who keeps it in the phonebook (docs/rules/phonebook.md#exchanging). */
export const ExchangeDraft = z
  .object({
    /** With whom it is left. */
    memberId: Id,
    name: properName(100, 1),
    phone: orNone(z.union([z.null(), Phone]), 'phone'),
    email: orNone(z.union([z.null(), Email]), 'email'),
    organization: line(200).default(''),
    title: line(200).default(''),
    /** A few words to remember each other by. */
    note: text(500).default(''),
    /** They agreed to the words of `consentVersion`. */
    consent: z.union([z.literal(true), z.stringbool({ error: 'required' }).pipe(z.literal(true))], {
      error: 'required',
    }),
    consentVersion: z.enum(Object.keys(exchangeConsent) as [keyof typeof exchangeConsent], { error: 'choice' }),
    clientId: ClientId,
    challenge: MetChallenge.optional(),
    /** People do not see this field; what fills it in is a machine, and is not kept. */
    website: z.string().max(500).optional(),
  })
  .superRefine(({ phone, email }, context) => {
    if (phone === null && email === null) context.addIssue({ code: 'custom', message: 'reach', path: ['phone'] });
  });
export type ExchangeDraft = z.output<typeof ExchangeDraft>;
