import type { PostType } from '@m4u/contract/content/post';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Newspaper from 'lucide-react/icons/newspaper';
import { m } from '../../paraglide/messages.js';
import type { TypeWords } from '../item/PieceTypes.tsx';

/** Names and icons of the types, in the order of the choice (docs/rules/post.md#types). */
export const postTypeWords: Readonly<Record<PostType, TypeWords>> = {
  news: { icon: Newspaper, label: m.post_type_news },
  opportunity: { icon: Lightbulb, label: m.post_type_opportunity },
  event: { icon: CalendarDays, label: m.post_type_event },
  document: { icon: FileText, label: m.post_type_document },
};

/** All types, in that order. */
export const postTypes = Object.keys(postTypeWords) as PostType[];
