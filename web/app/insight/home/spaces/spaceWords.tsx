import type { Space, SpaceKind } from '@m4u/contract/insight/home/schema';
import { m } from '../../../paraglide/messages.js';
import { date, number } from '../../../platform/language/formats.ts';

/** Names of the kinds of spaces. */
export const spaceKindWords: Readonly<Record<SpaceKind, () => string>> = {
  personal: m.space_personal,
  brand: m.company_kind_brand,
  group: m.company_kind_group,
  agency: m.space_agency,
  wedding: m.space_wedding,
  event: m.space_event,
  staff: m.space_staff,
};

/** Title of a space in lists: what it is called, or its kind where it has no name. */
export const spaceName = ({ kind, name }: Space): string =>
  kind === 'personal' || kind === 'staff' ? spaceKindWords[kind]() : name;

/** The line below the title: the kind with a fact. */
export const spaceLine = ({ kind, name, size, day }: Space): string => {
  if (kind === 'personal') return name;
  if (kind === 'staff') return m.space_staff_line();
  const fact =
    day !== null
      ? date(day)
      : size === null
        ? ''
        : kind === 'agency'
          ? m.space_groups({ count: number(size) })
          : m.space_members({ count: number(size) });
  return [spaceKindWords[kind](), fact].filter(Boolean).join(' · ');
};
