import type { RelicType } from '@m4u/contract/content/relic';
import Amphora from 'lucide-react/icons/amphora';
import Drama from 'lucide-react/icons/drama';
import Hammer from 'lucide-react/icons/hammer';
import Landmark from 'lucide-react/icons/landmark';
import ScrollText from 'lucide-react/icons/scroll-text';
import { m } from '../../paraglide/messages.js';
import type { TypeWords } from '../item/PieceTypes.tsx';

/** Names and icons of the types, in the order of the choice. */
export const relicTypeWords: Readonly<Record<RelicType, TypeWords>> = {
  artifact: { icon: Amphora, label: m.relic_type_artifact },
  site: { icon: Landmark, label: m.relic_type_site },
  document: { icon: ScrollText, label: m.relic_type_document },
  craft: { icon: Hammer, label: m.relic_type_craft },
  custom: { icon: Drama, label: m.relic_type_custom },
};

/** All types, in that order. */
export const relicTypes = Object.keys(relicTypeWords) as RelicType[];
