import type { RelicType } from '@m4u/contract/content/relic';
import type { LucideIcon } from 'lucide-react';
import Amphora from 'lucide-react/icons/amphora';
import Drama from 'lucide-react/icons/drama';
import Hammer from 'lucide-react/icons/hammer';
import Landmark from 'lucide-react/icons/landmark';
import ScrollText from 'lucide-react/icons/scroll-text';
import { m } from '../../paraglide/messages.js';

/** Names of the types, in the order of the choice. */
export const relicTypeWords: Readonly<Record<RelicType, () => string>> = {
  artifact: m.relic_type_artifact,
  site: m.relic_type_site,
  document: m.relic_type_document,
  craft: m.relic_type_craft,
  custom: m.relic_type_custom,
};

/** Icons of the types. */
export const relicTypeIcons: Readonly<Record<RelicType, LucideIcon>> = {
  artifact: Amphora,
  site: Landmark,
  document: ScrollText,
  craft: Hammer,
  custom: Drama,
};

/** All types, in that order. */
export const relicTypes = Object.keys(relicTypeWords) as RelicType[];
