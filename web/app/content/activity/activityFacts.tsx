import type { PageActivity } from '@m4u/contract/content/activity';
import type { ActivityType } from '@m4u/contract/content/activity/details';
import { m } from '../../paraglide/messages.js';
import { phone as phoneText } from '../../platform/language/formats.ts';

/** An activity of one type. */
export type ActivityOf<T extends ActivityType> = Extract<PageActivity, { readonly type: T }>;

/** A detail with its label. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** Formats a month as `MM/YYYY` (docs/rules/formats.md#dates); a year stays a year. */
export const formatMonth = (month: string): string => month.split('-').toReversed().join('/');

const formatPeriod = ({ from, to }: { from: string | null; to: string | null }): string => {
  if (from === null) return to === null ? '' : m.activity_until({ month: formatMonth(to) });
  return `${formatMonth(from)} – ${to === null ? m.activity_now() : formatMonth(to)}`;
};

/** Date or period of an activity; empty when it is unknown or the type has none. */
export const activityTime = (activity: PageActivity): string => {
  switch (activity.type) {
    case 'education':
    case 'experience':
    case 'project':
    case 'society':
      return formatPeriod(activity.details);
    case 'history':
      return formatMonth(activity.details.at);
    default:
      return '';
  }
};

const month = (value: string | null): string => (value === null ? '' : formatMonth(value));

/** All details of a type as text, including empty ones. */
const listAllFacts = (activity: PageActivity): Fact[] => {
  switch (activity.type) {
    case 'education':
      return [
        { label: m.activity_school(), text: activity.details.school },
        { label: m.activity_degree(), text: activity.details.degree },
      ];
    case 'experience':
      return [
        { label: m.activity_position(), text: activity.details.position },
        { label: m.activity_organization(), text: activity.details.organization },
      ];
    case 'certificate':
      return [
        { label: m.activity_issuer(), text: activity.details.issuer },
        { label: m.activity_issued(), text: month(activity.details.issued) },
        { label: m.activity_expires(), text: month(activity.details.expires) },
      ];
    case 'project':
    case 'society':
      return [{ label: m.activity_role(), text: activity.details.role }];
    case 'support':
      return [{ label: m.activity_hours(), text: activity.details.hours }];
    case 'partner':
      return [{ label: m.activity_field(), text: activity.details.field }];
    case 'leader':
      return [{ label: m.activity_position(), text: activity.details.position }];
    case 'target':
      return [{ label: m.activity_due(), text: month(activity.details.due) }];
    case 'award':
      return [
        { label: m.activity_issuer(), text: activity.details.issuer },
        { label: m.activity_awarded(), text: month(activity.details.issued) },
      ];
    default:
      return [];
  }
};

/** Details of an activity that are not empty, without those that equal the title. */
export const listFacts = (activity: PageActivity): Fact[] =>
  listAllFacts(activity).filter(({ text }) => text !== '' && text !== activity.title);

/** Short form of the details, for a card. */
export const listShortDetails = (activity: PageActivity): string[] => {
  const facts = listFacts(activity).map(({ label, text }) => (activity.type === 'target' ? `${label}: ${text}` : text));
  if (activity.type !== 'certificate') return [...facts, activityTime(activity)].filter((text) => text !== '');
  const { issuer, issued, expires } = activity.details;
  return [issuer, [issued, expires].flatMap((month) => (month === null ? [] : formatMonth(month))).join(' – ')].filter(
    (text) => text !== '',
  );
};

/** A link to a page or a phone number. */
export interface Lead {
  readonly to: string;
  readonly label: string;
}

/** Links of an activity to other sites or to a phone. */
export const listLeads = (activity: PageActivity): Lead[] => {
  switch (activity.type) {
    case 'certificate':
    case 'project':
    case 'partner':
    case 'leader':
    case 'support': {
      const { details } = activity;
      const phone = 'phone' in details ? details.phone : null;
      return [
        ...(phone === null ? [] : [{ to: `tel:${phone}`, label: m.activity_call({ phone: phoneText(phone) }) }]),
        ...(details.address === null ? [] : [{ to: details.address, label: m.activity_visit() }]),
      ];
    }
    default:
      return [];
  }
};

/** Next moment (ISO 8601) at which a registration among these opens or closes. */
export const nextChange = (activities: readonly PageActivity[]): string | null => {
  const moments = activities.flatMap((activity) => {
    if (activity.type !== 'registrationLink' || activity.state === 'closed') return [];
    return (activity.state === 'soon' ? activity.details.opens : activity.details.closes) ?? [];
  });
  return moments.toSorted()[0] ?? null;
};
