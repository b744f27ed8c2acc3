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
export const sectionWords: Readonly<Record<SectionKind, { readonly icon: LucideIcon; readonly label: () => string }>> =
  {
    banner: { icon: Image, label: m.explore_kind_banner },
    groups: { icon: Building2, label: m.explore_kind_groups },
    members: { icon: Users, label: m.explore_kind_members },
    products: { icon: Package, label: m.explore_kind_products },
    posts: { icon: Newspaper, label: m.explore_kind_posts },
    text: { icon: TextQuote, label: m.explore_kind_text },
  };
