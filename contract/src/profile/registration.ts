import * as z from 'zod';
import { AgreedAtOpening } from '../identity/consent.ts';
import { MetChallenge } from '../http/challenge.ts';
import { ById, data, Day, Email, Flag, Id, line, list, Moment, Paging, Phone, text, whole } from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
import { sortedBy } from '../sorting.ts';
import {
  ActivatedCard,
  AgencyDraft,
  CardActivation,
  CardShop,
  CitizenCode,
  MOST_PRICE,
  Registration,
  REGISTRATION_LENGTH,
  RegistrationChanges,
  RegistrationRow,
  RegistrationStatus,
  RegistrationType,
  RequestDraft,
  RequiredField,
} from './registration/schema.ts';

/** Secret key in a visitor's link, beside the id; it never changes during a registration. */
const Key = line(100);

/** Proof that a person sends the form; verified members need none. */
const challenge = MetChallenge.optional();

/** Body of `POST /signup`, by `type` (docs/rules/registration.md#signup). */
export const Signup = z.discriminatedUnion(
  'type',
  [
    CardActivation.extend({
      type: z.literal('card'),
      /** Consents that were given on the same screen, for the account that may be opened. */
      agreed: AgreedAtOpening,
      /** Required under the same conditions as in `login` of `auth`, when the account exists already. */
      challenge,
    }),
    RequestDraft.extend({ type: z.literal('request'), challenge }),
    AgencyDraft.extend({ type: z.literal('agency'), challenge }),
  ],
  { error: 'type' },
);
export type Signup = z.output<typeof Signup>;

/** Result of a signup: the activation for a card, otherwise the registration. */
export const SignupResult = z.object({
  card: ActivatedCard.nullable(),
  registration: z
    .object({
      _id: Id,
      /** Key that opens the registration without an account; null when the applicant was signed in. */
      key: z.string().nullable(),
      status: RegistrationStatus,
      missingInfo: z.array(RequiredField),
    })
    .nullable(),
});

/** A comma-separated list of required fields; matches registrations that lack all of them. */
const MissingList = line(200)
  .transform((names) => [...new Set(names.split(',').map((name) => name.trim()))].filter((name) => name !== ''))
  .pipe(z.array(RequiredField));

const Note = z.object({ note: text(REGISTRATION_LENGTH.step).default('') });
const result = data(Registration);

/** Filters of the list of registrations; all given filters must match. */
export const RegistrationFilter = z.object({
  status: RegistrationStatus.optional(),
  type: RegistrationType.optional(),
  phone: Phone.optional(),
  email: Email.optional(),
  missingInfo: MissingList.optional(),
  citizenIdentificationCode: CitizenCode.optional(),
  /** Range of creation days in Vietnam, both included. */
  from: Day.optional(),
  to: Day.optional(),
});
export type RegistrationFilter = z.output<typeof RegistrationFilter>;

/** Columns by which registrations are sorted. */
export const REGISTRATION_SORTS = ['created'] as const;

/** Applications for printed cards and agencies, and their processing (docs/rules/registration.md). */
export const registration = endpoints({
  signup: {
    method: 'POST',
    path: '/signup',
    access: 'anyone',
    summary:
      'By `type`: `card` activates a printed card; `request` (for cards) and `agency` begin a registration, also an incomplete one with a name and a phone number or e-mail address',
    body: Signup,
    result: data(SignupResult),
    errors: ['not-found', 'wrong-state', 'code-invalid', 'wrong-credentials', 'account-locked', 'session-changed'],
  },
  list: {
    method: 'GET',
    path: '/rg/getListRegisterInformation',
    access: 'member',
    summary:
      'Registrations, latest first or by `sort`: all for staff, those of their agencies for agency admins, the caller’s own for others or with `own`; `counts` by status under the other filters',
    query: Paging.extend({ ...RegistrationFilter.shape, own: Flag.optional(), ...sortedBy(REGISTRATION_SORTS) }),
    result: list(RegistrationRow).extend({ counts: z.record(RegistrationStatus, z.int()) }),
  },
  get: {
    method: 'GET',
    path: '/rg/getRegisterInformation/:id',
    access: 'anyone',
    summary:
      'A registration with its steps; for staff, admins of its agency and its applicant; visitors need its `key`',
    params: ById,
    query: z.object({ key: Key.optional() }),
    result,
    errors: ['not-found'],
  },
  accept: {
    method: 'PUT',
    path: '/rg/accept/:id',
    access: 'member',
    summary: 'Accepts a pending registration; for staff and admins of its agency',
    params: ById,
    body: Note,
    result,
    errors: ['not-found', 'forbidden', 'wrong-state'],
  },
  approve: {
    method: 'PUT',
    path: '/rg/approve/:id',
    access: 'member',
    summary:
      'Approves an accepted registration that lacks nothing (else 422) and was confirmed (else 409 `not-confirmed`); for staff',
    params: ById,
    body: Note,
    result,
    errors: ['not-found', 'forbidden', 'wrong-state', 'not-confirmed'],
  },
  paid: {
    method: 'PUT',
    path: '/rg/paid/:id',
    access: 'member',
    summary: 'Marks an approved registration as paid; for staff',
    params: ById,
    body: Note,
    result,
    errors: ['not-found', 'forbidden', 'wrong-state'],
  },
  done: {
    method: 'PUT',
    path: '/rg/done/:id',
    access: 'member',
    summary: 'Completes a paid registration: creates the cards, or the agency with its first admin; for staff',
    params: ById,
    body: Note,
    result,
    errors: ['not-found', 'forbidden', 'wrong-state'],
  },
  cancel: {
    method: 'PUT',
    path: '/rg/cancel/:id',
    access: 'anyone',
    summary: 'Cancels a registration: staff until it is done, its applicant until it is paid; visitors need its `key`',
    params: ById,
    body: Note.extend({ key: Key.optional() }),
    result,
    errors: ['not-found', 'forbidden', 'wrong-state'],
  },
  confirm: {
    method: 'PUT',
    path: '/rg/updateConfirm/:id',
    access: 'anyone',
    summary:
      'Confirms the data of a registration until it is approved; for its applicant and staff; visitors need its `key`; a designed card waits for its proof, and needs `proofAt`, which says which one was seen (else 409)',
    params: ById,
    body: Note.extend({ key: Key.optional(), proofAt: Moment.optional() }),
    result,
    errors: ['not-found', 'forbidden', 'wrong-state'],
  },
  update: {
    method: 'PUT',
    path: '/rg/update/:id',
    access: 'anyone',
    summary:
      'Changes fields until the registration is approved; omitted fields stay, `missingInfo` is recomputed, and the confirmation is reset; visitors need its `key`',
    params: ById,
    body: RegistrationChanges.extend({ key: Key.optional(), remark: Note.shape.note }),
    result,
    errors: ['not-found', 'forbidden', 'wrong-state'],
  },
  cardShop: {
    method: 'GET',
    path: '/rg/cardShop',
    access: 'anyone',
    summary:
      'Finishes of printed cards with their prices, and the caller’s own name, title, groups and page for the card',
    result: data(CardShop),
  },
  proof: {
    method: 'PUT',
    path: '/rg/proof/:id',
    access: 'member',
    summary:
      'Sends the applicant of an accepted, complete request (else 422) the proof of its card, also again; for staff, who say the prices that are not set',
    params: ById,
    body: Note.extend({
      /** In đồng; required while the order has none, and ignored where the settings had one. */
      card: whole(0, MOST_PRICE).optional(),
      delivery: whole(0, MOST_PRICE).optional(),
    }),
    result,
    errors: ['not-found', 'forbidden', 'wrong-state'],
  },
  print: {
    method: 'GET',
    path: '/rg/print/:id',
    access: 'staff',
    summary:
      'Both sides of the cards of a completed request as a PDF in their true size: the front, and the back of each card with its own code',
    params: ById,
    result: file('application/pdf'),
    errors: ['not-found', 'wrong-state', 'card-changed', 'unavailable', 'print-too-long'],
  },
  ship: {
    method: 'PUT',
    path: '/rg/ship/:id',
    access: 'member',
    summary: 'Notes that the designed cards of a completed request were sent; for staff',
    params: ById,
    body: Note,
    result,
    errors: ['not-found', 'forbidden', 'wrong-state'],
  },
});
