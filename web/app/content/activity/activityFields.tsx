import type { ActivityType } from '@m4u/contract/content/activity/details';
import { m } from '../../paraglide/messages.js';

/** Kind of input for a detail; it decides the keyboard and the parsing. */
export type FieldKind = 'text' | 'month' | 'link' | 'video' | 'phone' | 'percent' | 'moment' | 'level' | 'network';

/** A field of a type's form. */
export interface DetailField {
  readonly name: string;
  readonly label: () => string;
  readonly kind?: FieldKind;
  readonly required?: boolean;
  readonly hint?: () => string;
  readonly placeholder?: () => string;
  readonly maxLength?: number;
}

/** Title field of a type; absent when the details provide the name. */
interface TitleField {
  readonly label: () => string;
  readonly required: boolean;
}

const period: readonly DetailField[] = [
  { name: 'from', label: m.activity_from, kind: 'month', hint: m.activity_month_hint },
  { name: 'to', label: m.activity_to, kind: 'month', hint: m.activity_to_hint },
];

const link: DetailField = { name: 'address', label: m.activity_address_label, kind: 'link' };

/** Fields of each type; accounts have a form part of their own. */
export const detailFields: Readonly<Record<ActivityType, readonly DetailField[]>> = {
  bankAccount: [],
  banks: [],
  education: [
    { name: 'school', label: m.activity_school, required: true },
    { name: 'degree', label: m.activity_degree },
    ...period,
  ],
  experience: [
    { name: 'organization', label: m.activity_organization, required: true },
    { name: 'position', label: m.activity_position },
    ...period,
  ],
  certificate: [
    { name: 'issuer', label: m.activity_issuer },
    { name: 'issued', label: m.activity_issued, kind: 'month' },
    { name: 'expires', label: m.activity_expires, kind: 'month' },
    link,
  ],
  project: [{ name: 'role', label: m.activity_role }, ...period, link],
  support: [
    { name: 'phone', label: m.activity_phone, kind: 'phone' },
    { name: 'hours', label: m.activity_hours },
    link,
  ],
  partner: [{ name: 'field', label: m.activity_field }, link],
  leader: [{ name: 'position', label: m.activity_position }, link],
  society: [{ name: 'role', label: m.activity_role }, ...period],
  target: [
    { name: 'due', label: m.activity_due, kind: 'month' },
    { name: 'progress', label: m.activity_progress_percent, kind: 'percent' },
  ],
  award: [
    { name: 'issuer', label: m.activity_issuer },
    { name: 'issued', label: m.activity_awarded, kind: 'month' },
  ],
  history: [{ name: 'at', label: m.activity_at, kind: 'month', required: true, hint: m.activity_month_hint }],
  skill: [{ name: 'level', label: m.activity_level, kind: 'level', required: true }],
  network: [
    { ...link, required: true },
    { name: 'service', label: m.activity_network, kind: 'network' },
  ],
  website: [{ ...link, required: true }],
  youtube: [
    { name: 'address', label: m.activity_video_label, kind: 'video', required: true, hint: m.activity_video_hint },
  ],
  registrationLink: [
    {
      name: 'label',
      label: m.activity_button_label,
      required: true,
      placeholder: m.activity_button_example,
      maxLength: 80,
    },
    { ...link, required: true },
    { name: 'opens', label: m.activity_opens_label, kind: 'moment' },
    { name: 'closes', label: m.activity_closes_label, kind: 'moment' },
  ],
};

const required = (label: () => string): TitleField => ({ label, required: true });
const optional = (label: () => string): TitleField => ({ label, required: false });

/** Title field of each type; types without one get their title from the details. */
export const titleFields: Readonly<Partial<Record<ActivityType, TitleField>>> = {
  bankAccount: optional(m.activity_name_accounts),
  network: optional(m.activity_name_optional),
  website: optional(m.activity_name_optional),
  youtube: optional(m.activity_name_youtube),
  certificate: required(m.activity_name_certificate),
  project: required(m.activity_name_project),
  support: required(m.activity_name_support),
  partner: required(m.activity_name_partner),
  leader: required(m.activity_name_leader),
  society: required(m.activity_name_society),
  target: required(m.activity_name_target),
  award: required(m.activity_name_award),
  history: required(m.activity_name_history),
  skill: required(m.activity_name_skill),
};
