import type { Space, SpaceKind } from '@m4u/contract/insight/home/schema';
import { m } from '../../../paraglide/messages.js';
import { date, number } from '../../../platform/language/formats.ts';
import { groupRoleWords } from '../../../profile/group/people/peoplePaths.tsx';
import { usePage } from '../../../platform/session/page.ts';

/** Names of the kinds of spaces. */
const spaceKindWords: Readonly<Record<SpaceKind, () => string>> = {
  personal: m.space_personal,
  brand: m.company_kind_brand,
  group: m.company_kind_group,
  agency: m.space_agency,
  wedding: m.space_wedding,
  event: m.space_event,
  staff: m.space_staff,
};

type KindName = (kind: SpaceKind) => string;

const kindName: KindName = (kind) => spaceKindWords[kind]();

/** Names kinds of spaces to the reader: the own page of an organization is not called a person’s. */
export const useKindName = (): KindName => {
  const isPerson = usePage()?.reader?.isPerson ?? true;
  return (kind) => (kind === 'personal' && !isPerson ? m.auth_member_organization() : kindName(kind));
};

/** Title of a space in lists: what it is called, or its kind where it has no name. */
export const spaceName = ({ kind, name }: Space, nameKind = kindName): string =>
  kind === 'personal' || kind === 'staff' ? nameKind(kind) : name;

/** The line below the title: the kind with a fact. */
export const spaceLine = ({ kind, name, role, size, day }: Space): string => {
  if (kind === 'personal') return name;
  if (kind === 'staff') return m.space_staff_line();
  if (role !== null && role !== 'admin') return [spaceKindWords[kind](), groupRoleWords[role]()].join(' · ');
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
