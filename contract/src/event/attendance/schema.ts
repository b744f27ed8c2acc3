import * as z from 'zod';
import { Flag, Id, line, Moment, properName } from '../../common.ts';
import { GUEST_NAME_LENGTH } from '../checkIn/rules.ts';
import { TicketEvent } from '../ticket/schema.ts';
import { CERTIFICATE_LENGTH, CERTIFICATE_STATES } from './rules.ts';

/** The number of a certificate: twelve characters, the last of which is a checksum. */
const CertificateNumber = z.string();

/** Texts that the admins of an event print on its certificates. */
const shownTexts = {
  title: z.string(),
  /** A sentence below the name; may be empty. */
  text: z.string(),
  /** The person who signs, as text; may be empty. */
  signerName: z.string(),
  signerRole: z.string(),
};

/** A certificate of attendance, as everybody sees it who has its number. */
export const AttendanceCertificate = z.object({
  number: CertificateNumber,
  state: z.enum(CERTIFICATE_STATES),
  /** The name as printed; null once it is withdrawn. */
  holder: z.string().nullable(),
  event: TicketEvent,
  ...shownTexts,
  issuedAt: Moment,
});
export type AttendanceCertificate = z.output<typeof AttendanceCertificate>;

/** A certificate for the admins of the event. */
export const CertificateRow = z.object({
  _id: Id,
  number: CertificateNumber,
  state: z.enum(CERTIFICATE_STATES),
  /** The name as printed; empty once it was erased. */
  holder: z.string(),
  issuedAt: Moment,
  /** When an admin withdrew it; null unless one did. */
  withdrawnAt: Moment.nullable(),
  /** Why an admin withdrew it; empty unless one did. */
  reason: z.string(),
  can: z.object({ withdraw: z.boolean(), restore: z.boolean(), reissue: z.boolean() }),
});
export type CertificateRow = z.output<typeof CertificateRow>;

/** What the holder of a ticket can get. */
export const TicketCertificate = z.object({
  /** The number of the valid certificate; null without one. */
  number: CertificateNumber.nullable(),
  can: z.object({
    /** Whether a call issues one now. */
    issue: z.boolean(),
  }),
});
export type TicketCertificate = z.output<typeof TicketCertificate>;

/** Settings of the certificates of an event. */
export const CertificateSettings = z.object({
  /** Whether certificates are issued; those that were stay. */
  isOn: Flag,
  title: line(CERTIFICATE_LENGTH.title, 1),
  text: line(CERTIFICATE_LENGTH.text),
  signerName: line(CERTIFICATE_LENGTH.signerName),
  signerRole: line(CERTIFICATE_LENGTH.signerRole),
});
export type CertificateSettings = z.output<typeof CertificateSettings>;

/** Settings of an event's certificates, and its guests who can get one, for its admins. */
export const CertificateSetup = z.object({
  event: TicketEvent,
  isOn: z.boolean(),
  /** The texts; null before they are saved for the first time. */
  texts: z.object(shownTexts).nullable(),
  /** Guests who came and never had a certificate. */
  waiting: z.int(),
});
export type CertificateSetup = z.output<typeof CertificateSetup>;

/** The result of issuing certificates for all who came. */
export const IssuedCertificates = z.object({
  issued: z.int(),
  /** Guests who came and are left for the next call. */
  left: z.int(),
});
export type IssuedCertificates = z.output<typeof IssuedCertificates>;

/** A withdrawal, with the reason for the other admins. */
export const CertificateWithdrawal = z.object({ reason: line(CERTIFICATE_LENGTH.reason, 1) });
export type CertificateWithdrawal = z.output<typeof CertificateWithdrawal>;

/** A new certificate in the place of another, with the right name. */
export const CertificateReissue = z.object({ holder: properName(GUEST_NAME_LENGTH, 1) });
export type CertificateReissue = z.output<typeof CertificateReissue>;
