import * as z from 'zod';
import { ById, data, Id, line, list, Paging } from '../common.ts';
import { filterOf } from '../filter.ts';
import { endpoints, FACTOR_ERRORS, file } from '../http/endpoint.ts';
import { CERTIFICATE_STATES } from './attendance/rules.ts';
import {
  AttendanceCertificate,
  CertificateReissue,
  CertificateRow,
  CertificateSettings,
  CertificateSetup,
  CertificateWithdrawal,
  IssuedCertificates,
  TicketCertificate,
} from './attendance/schema.ts';
import { TicketToken } from './ticket/schema.ts';

const OfTicket = z.object({ token: TicketToken });
/** A number as somebody types it. */
const ByNumber = z.object({ number: line(40, 1) });

/** Errors of calls of an event's admins; helpers at its door are forbidden. */
const MANAGED = [...FACTOR_ERRORS, 'not-found', 'forbidden'] as const;
const CHANGED = [...MANAGED, 'account-unverified'] as const;

const CertificateFilter = filterOf({
  state: z.enum(CERTIFICATE_STATES, { error: 'choice' }).optional(),
  q: line(100).optional(),
});
export type CertificateFilter = z.output<typeof CertificateFilter>;

/** Certificates of attendance (docs/rules/attendance.md). */
export const attendance = endpoints({
  page: {
    method: 'GET',
    path: '/certificates/numbers/:number',
    access: 'anyone',
    session: 'ignored',
    summary: 'Verifies a certificate of attendance by its number, in capital or small letters, with or without hyphens',
    params: ByNumber,
    result: data(AttendanceCertificate),
    errors: ['not-found'],
  },
  pdf: {
    method: 'GET',
    path: '/certificates/numbers/:number/pdf',
    access: 'anyone',
    session: 'ignored',
    summary: 'A valid certificate of attendance as a PDF of one sheet',
    params: ByNumber,
    result: file('application/pdf'),
    errors: ['not-found', 'unavailable', 'print-too-long'],
  },
  ofTicket: {
    method: 'GET',
    path: '/certificates/tickets/:token',
    access: 'anyone',
    session: 'ignored',
    summary: 'The certificate of the holder of a ticket, by the address of the ticket',
    params: OfTicket,
    result: data(TicketCertificate),
    errors: ['not-found'],
  },
  issueForTicket: {
    method: 'POST',
    path: '/certificates/tickets/:token',
    access: 'anyone',
    session: 'ignored',
    summary: 'Issues the certificate of a ticket whose holder has come; one that was issued before is answered again',
    params: OfTicket,
    result: data(TicketCertificate),
    errors: ['not-found', 'wrong-state'],
  },
  setup: {
    method: 'GET',
    path: '/certificates/setup/:id',
    access: 'member',
    summary: 'Settings of the certificates of an event, and how many guests can get one; for its admins',
    params: ById,
    result: data(CertificateSetup),
    errors: MANAGED,
  },
  saveSettings: {
    method: 'PUT',
    path: '/certificates/setup/:id',
    access: 'member',
    summary: 'Switches the certificates of an event on or off, and saves their texts; for its admins',
    params: ById,
    body: CertificateSettings,
    result: data(CertificateSetup),
    errors: CHANGED,
  },
  list: {
    method: 'GET',
    path: '/certificates',
    access: 'member',
    summary: 'Certificates of an event, newest first; for its admins',
    query: Paging.extend({ eventId: Id, filter: CertificateFilter }),
    result: list(CertificateRow),
    errors: MANAGED,
  },
  issue: {
    method: 'POST',
    path: '/certificates',
    access: 'member',
    summary: 'Issues certificates for all who came and never had one, up to 5,000 in a call; for admins of the event',
    body: z.object({ eventId: Id }),
    result: data(IssuedCertificates),
    errors: [...CHANGED, 'wrong-state'],
  },
  withdraw: {
    method: 'POST',
    path: '/certificates/:id/withdraw',
    access: 'member',
    summary: 'Withdraws a certificate with a reason; for admins of the event',
    params: ById,
    body: CertificateWithdrawal,
    result: data(CertificateRow),
    errors: [...CHANGED, 'wrong-state'],
  },
  restore: {
    method: 'POST',
    path: '/certificates/:id/restore',
    access: 'member',
    summary: 'Puts a withdrawn certificate back, unless its guest has another one; for admins of the event',
    params: ById,
    result: data(CertificateRow),
    errors: [...CHANGED, 'wrong-state'],
  },
  reissue: {
    method: 'POST',
    path: '/certificates/:id/reissue',
    access: 'member',
    summary: 'Issues a new certificate with another name for the guest of a withdrawn one; for admins of the event',
    params: ById,
    body: CertificateReissue,
    result: data(CertificateRow),
    errors: [...CHANGED, 'wrong-state'],
  },
});
