import type { SectionKind } from '@m4u/contract/insight/explore/sections';
import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-2';
import Image from 'lucide-react/icons/image';
import Newspaper from 'lucide-react/icons/newspaper';
import Package from 'lucide-react/icons/package';
import TextQuote from 'lucide-react/icons/text-quote';
import Users from 'lucide-react/icons/users';
import { m } from '../../paraglide/messages.js';

/** Names of the kinds of sections; also the title of a section without its own. */
export const exploreSectionWords: Readonly<Record<SectionKind, () => string>> = {
  banner: m.explore_kind_banner,
  groups: m.explore_kind_groups,
  members: m.explore_kind_members,
  products: m.explore_kind_products,
  posts: m.explore_kind_posts,
  text: m.explore_kind_text,
};

/** Icons of the kinds of sections. */
export const exploreSectionIcons: Readonly<Record<SectionKind, LucideIcon>> = {
  banner: Image,
  groups: Building2,
  members: Users,
  products: Package,
  posts: Newspaper,
  text: TextQuote,
};
