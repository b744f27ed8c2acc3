import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Contact from 'lucide-react/icons/contact';
import GalleryHorizontalEnd from 'lucide-react/icons/gallery-horizontal-end';
import Images from 'lucide-react/icons/images';
import Landmark from 'lucide-react/icons/landmark';
import Link2 from 'lucide-react/icons/link-2';
import Newspaper from 'lucide-react/icons/newspaper';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Package from 'lucide-react/icons/package';
import Text from 'lucide-react/icons/text';
import UserRound from 'lucide-react/icons/user-round';
import { m } from '../../../paraglide/messages.js';
import { ownerWords } from '../../../profile/page/owner/ownerWords.tsx';
import type { EditAt } from '../../../profile/page/show/sectionParts.tsx';
import { activityKind, newActivityPath } from '../../activity/activityKind.tsx';
import { activityTypeIcons, activityTypeWords } from '../../activity/activityWords.tsx';
import { albumKind } from '../../album/albumKind.tsx';
import { diaryKind } from '../../diary/diaryKind.tsx';
import { type ContentKind, kindWordsFor } from '../../item/kind.tsx';
import { withOwner } from '../../item/paths.tsx';
import { postersPath } from '../../poster/posterPaths.tsx';
import { postKind } from '../../post/postKind.tsx';
import { productKind } from '../../product/productKind.tsx';
import { relicKind } from '../../relic/relicKind.tsx';
import type { SectionOwner } from '../PageSections.tsx';

/** Something that an owner can add to their page. */
export interface AddedKind {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly to: string;
}

const pieces: readonly (readonly [kind: ContentKind, icon: LucideIcon])[] = [
  [postKind, Newspaper],
  [productKind, Package],
  [activityKind, BadgeCheck],
  [albumKind, Images],
  [relicKind, Landmark],
];

const pieceOf = (owner: SectionOwner, kind: ContentKind, icon: LucideIcon): AddedKind => ({
  icon,
  label: kindWordsFor(kind, owner.kind).add(),
  to: withOwner(kind.paths.edit('new'), owner),
});

/** The items of a name card that people look for by their names, though they are kinds of one thing. */
const cardItems = ['bankAccount', 'youtube'] as const;

const cardItemOf = (owner: SectionOwner, type: (typeof cardItems)[number]): AddedKind => ({
  icon: activityTypeIcons[type],
  label: activityTypeWords[type](),
  to: newActivityPath(owner, type),
});

/** All kinds that the owner of a page can add, those of every page first. `forAct` adds those of an act's page. */
export const listKinds = (
  owner: SectionOwner,
  editAt: NonNullable<EditAt>,
  { forAct = false }: { forAct?: boolean } = {},
): AddedKind[] => {
  const words = ownerWords[owner.kind];
  const isMember = owner.kind === 'member';
  const event = { icon: CalendarDays, label: m.idol_add_event(), to: withOwner(postKind.paths.edit('new'), owner) };
  const award = {
    icon: BadgeCheck,
    label: m.idol_add_achievement(),
    to: withOwner(activityKind.paths.edit('new'), owner),
  };
  return [
    { icon: Text, label: words.addAbout(), to: editAt('about') },
    { icon: Contact, label: words.addContacts(), to: editAt('contacts') },
    { icon: Link2, label: words.addLinks(), to: editAt('links') },
    ...cardItems.map((type) => cardItemOf(owner, type)),
    ...(isMember ? [{ icon: UserRound, label: m.profile_add_facts(), to: editAt('facts') }] : []),
    ...(forAct ? [event, award] : []),
    ...pieces.map(([kind, icon]) => pieceOf(owner, kind, icon)),
    { icon: GalleryHorizontalEnd, label: m.poster_add(), to: postersPath(owner) },
    ...(isMember ? [pieceOf(owner, diaryKind, NotebookPen)] : []),
  ];
};
