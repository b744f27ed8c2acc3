import * as z from 'zod';
import { Email, isComposable, Phone, properName } from '../../common.ts';
import { AgreedAtOpening } from '../consent.ts';

const password = (minimum: number, maximum: number) =>
  z
    .string({ error: 'required' })
    .min(1, { error: 'required' })
    .refine(isComposable, { error: 'invalid' })
    .transform((text) => text.normalize('NFC'))
    .pipe(z.string().min(minimum).max(maximum));

/**
 * A new password: 8 to 128 characters, in NFC so that all keyboards produce the same text
 * (docs/rules/auth.md#passwords).
 */
export const NewPassword = password(8, 128);

/** A password to verify: any non-empty text, with a maximum length so that hashing stays cheap. */
export const Password = password(1, 1024);

/** Identifiers of an account; a call takes exactly one ({@link hasIdentifier}). */
export const identifier = { email: Email.optional(), phone: Phone.optional() };

/** Whether a call has exactly one of e-mail and phone number. */
export const hasIdentifier = (body: { email?: string | undefined; phone?: string | undefined }): boolean =>
  (body.email === undefined) !== (body.phone === undefined);

/** Validation error for a call with no identifier or with both. */
export const ONE_IDENTIFIER = { error: 'identifier', path: ['email'] };

/** A one-time code as typed (docs/rules/auth.md#codes). */
export const Otp = z
  .string()
  .trim()
  .regex(/^\d{6}$/, { error: 'code' });

/** A refresh token; when it is omitted, the reader's cookie is used. */
export const RefreshToken = z.string().min(1).max(512);

/**
 * Input of a registration: `type` tbMail takes an e-mail, any other type a phone number
 * (docs/rules/auth.md#registering).
 */
export const Registration = z
  .object({
    ...identifier,
    type: z.string().max(20).optional(),
    /** Type of the new page: a person’s, or an organization’s. */
    memberType: z.enum(['individual', 'organization']).optional(),
    password: NewPassword,
    name: properName(100).optional(),
    /** Consents given on the same screen, in their current versions. */
    agreed: AgreedAtOpening,
  })
  .refine(hasIdentifier, ONE_IDENTIFIER)
  .refine((body) => (body.type === 'tbMail') === (body.email !== undefined), { error: 'identifier', path: ['type'] });
