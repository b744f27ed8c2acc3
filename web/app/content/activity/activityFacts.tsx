import type { PageActivity } from '@m4u/contract/content/activity';
import type { ActivityType } from '@m4u/contract/content/activity/details';
import { m } from '../../paraglide/messages.js';
import { phone as phoneText } from '../../platform/language/formats.ts';

/** An activity of one type. */
export type ActivityOf<T extends ActivityType> = Extract<PageActivity, { readonly type: T }>;

/** A detail with its name. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** A month as people read it, `MM/YYYY` (docs/rules/formats.md#dates); a year stays a year. */
export const monthText = (month: string): string => month.split('-').toReversed().join('/');

const periodText = ({ from, to }: { from: string | null; to: string | null }): string => {
  if (from === null) return to === null ? '' : m.activity_until({ month: monthText(to) });
  return `${monthText(from)} – ${to === null ? m.activity_now() : monthText(to)}`;
};

/** When it was, or for how long; empty where that is not known or does not belong to the type. */
export const whenOf = (activity: PageActivity): string => {
  switch (activity.type) {
    case 'education':
    case 'experience':
    case 'project':
    case 'society':
      return periodText(activity.details);
    case 'history':
      return monthText(activity.details.at);
    default:
      return '';
  }
};

const month = (value: string | null): string => (value === null ? '' : monthText(value));

/** Every detail of a type that can be said in words, empty ones among them. */
const allFacts = (activity: PageActivity): Fact[] => {
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

/** What there is to say of an activity beside its title and its time; what the title says already is left out. */
export const factsOf = (activity: PageActivity): Fact[] =>
  allFacts(activity).filter(({ text }) => text !== '' && text !== activity.title);

/** The same in the few words of a card. */
export const wordsOf = (activity: PageActivity): string[] => {
  const facts = factsOf(activity).map(({ label, text }) => (activity.type === 'target' ? `${label}: ${text}` : text));
  if (activity.type !== 'certificate') return [...facts, whenOf(activity)].filter((text) => text !== '');
  const { issuer, issued, expires } = activity.details;
  return [issuer, [issued, expires].flatMap((at) => (at === null ? [] : monthText(at))).join(' – ')].filter(
    (text) => text !== '',
  );
};

/** Something to press: a page to open, or somebody to call. */
export interface Lead {
  readonly to: string;
  readonly label: string;
}

/** Where an activity leads beyond this site. */
export const leadsOf = (activity: PageActivity): Lead[] => {
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

/** The moment (ISO 8601) from which something else would have to be said of these: a registration opens or closes. */
export const nextChange = (activities: readonly PageActivity[]): string | null => {
  const moments = activities.flatMap((activity) => {
    if (activity.type !== 'registrationLink' || activity.state === 'closed') return [];
    return (activity.state === 'soon' ? activity.details.opens : activity.details.closes) ?? [];
  });
  return moments.toSorted()[0] ?? null;
};
