import type { SubmissionResult } from '@conform-to/react';
import type { CardFinish } from '@m4u/contract/profile/registration/cardDesign';
import type { RegistrationType } from '@m4u/contract/profile/registration/rules';
import {
  choice,
  defineForm,
  type FormFields,
  type RowOf,
  secret,
  text,
  type useFields,
} from '../../platform/forms/definition.ts';
import type { TypedPlace } from '../place/placeValue.tsx';

const applicant = { name: text(), phone: text(), email: text(), citizenIdentificationCode: secret };

/** Fields of a registration by its type, besides the address. */
export const fieldsByType = {
  request: defineForm({
    ...applicant,
    displayName: text(),
    title: text(),
    organization: text(),
    quantity: text({ empty: 'omit' }),
    note: text(),
    agencyId: text(),
    finish: choice<CardFinish | ''>(),
    emblemId: text(),
  }),
  agency: defineForm({
    ...applicant,
    taxCode: text(),
    representative: text(),
    website: text(),
    career: text(),
    about: text(),
  }),
} satisfies Record<RegistrationType, FormFields>;

/** All fields of a registration. */
export const registrationFields = { ...fieldsByType.request, ...fieldsByType.agency };

/** Initial values of the form. */
export type RegistrationValues = RowOf<typeof registrationFields> & { readonly street?: string };

/** Reply to a refused form. */
export interface RegistrationReply {
  readonly reply: SubmissionResult;
  readonly place: TypedPlace;
}

/** The fields of the form as their controls take them. */
export type FieldSet = ReturnType<typeof useFields<typeof registrationFields>>[1];
