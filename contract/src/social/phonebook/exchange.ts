import * as z from 'zod';
import { Email, Id, line, Phone, properName, text } from '../../common.ts';
import type { FieldCode } from '../../http/fields.ts';
import { MetChallenge } from '../../http/challenge.ts';
import { exchangeConsent } from './consent.ts';
import { ClientId } from '../message/schema.ts';

/** Accepts an empty text as null. */
const emptyAsNull = <S extends z.ZodType>(schema: S, error: FieldCode) =>
  z.union([z.literal('').transform(() => null), schema], { error }).default(null);

/** A card that a visitor leaves with a member, who stores it in the phonebook (docs/rules/phonebook.md#exchanging). */
export const ExchangeDraft = z
  .object({
    /** The member who receives the card. */
    memberId: Id,
    name: properName(100, 1),
    phone: emptyAsNull(z.union([z.null(), Phone]), 'phone'),
    email: emptyAsNull(z.union([z.null(), Email]), 'email'),
    organization: line(200).default(''),
    title: line(200).default(''),
    /** A short note that reminds the receiver of the meeting. */
    note: text(500).default(''),
    /** The visitor accepted the text of `consentVersion`. */
    consent: z.union([z.literal(true), z.stringbool({ error: 'required' }).pipe(z.literal(true))], {
      error: 'required',
    }),
    consentVersion: z.enum(Object.keys(exchangeConsent) as [keyof typeof exchangeConsent], { error: 'choice' }),
    clientId: ClientId,
    challenge: MetChallenge.optional(),
    /** Honeypot: people do not see this field. A card that fills it in is dropped. */
    website: z.string().max(500).optional(),
  })
  .superRefine(({ phone, email }, context) => {
    if (phone === null && email === null) context.addIssue({ code: 'custom', message: 'reach', path: ['phone'] });
  });
export type ExchangeDraft = z.output<typeof ExchangeDraft>;
