import type { PostType } from '@m4u/contract/content/post';
import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Newspaper from 'lucide-react/icons/newspaper';
import { m } from '../../paraglide/messages.js';

/** Names of the types, in the order of the choice (docs/rules/post.md#types). */
export const postTypeWords: Readonly<Record<PostType, () => string>> = {
  news: m.post_type_news,
  opportunity: m.post_type_opportunity,
  event: m.post_type_event,
  document: m.post_type_document,
};

/** Icons of the types. */
export const postTypeIcons: Readonly<Record<PostType, LucideIcon>> = {
  news: Newspaper,
  opportunity: Lightbulb,
  event: CalendarDays,
  document: FileText,
};

/** All types, in that order. */
export const postTypes = Object.keys(postTypeWords) as PostType[];
