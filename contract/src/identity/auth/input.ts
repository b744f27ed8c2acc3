import * as z from 'zod';
import { Email, isComposable, Phone, properName } from '../../common.ts';
import { AgreedAtOpening } from '../consent.ts';

const password = (minimum: number, maximum: number) =>
  z
    .string({ error: 'required' })
    .refine(isComposable, { error: 'invalid' })
    .transform((text) => text.normalize('NFC'))
    .pipe(z.string().min(minimum).max(maximum));

/** A chosen password: 8 to 128 characters, NFC so that all keyboards' accents agree (docs/rules/auth.md#passwords). */
export const NewPassword = password(8, 128);

/** A password to compare with the stored one: any non-empty text, bounded so that hashing it stays cheap. */
export const Password = password(1, 1024);

/** The two ways to name an account, of which a call takes exactly one ({@link hasIdentifier}). */
export const identifier = { email: Email.optional(), phone: Phone.optional() };

/** Whether a call names its account by an e-mail or by a phone number, and not by both. */
export const hasIdentifier = (body: { email?: string | undefined; phone?: string | undefined }): boolean =>
  (body.email === undefined) !== (body.phone === undefined);

/** How a call that names its account otherwise is refused. */
export const ONE_IDENTIFIER = { error: 'identifier', path: ['email'] };

/** A one-time code as typed (docs/rules/auth.md#codes). */
export const Otp = z
  .string()
  .trim()
  .regex(/^\d{6}$/, { error: 'code' });

/** A refresh token; where it is left out, the reader's cookie stands in. */
export const RefreshToken = z.string().min(1).max(512);

/** The input that opens an account: `type` tbMail takes an e-mail, any other a phone number (docs/rules/auth.md#registering). */
export const Registration = z
  .object({
    ...identifier,
    type: z.string().max(20).optional(),
    password: NewPassword,
    name: properName(100).optional(),
    /** What they agreed to on the same screen, each in the words of now. */
    agreed: AgreedAtOpening,
  })
  .refine(hasIdentifier, ONE_IDENTIFIER)
  .refine((body) => (body.type === 'tbMail') === (body.email !== undefined), { error: 'identifier', path: ['type'] });
