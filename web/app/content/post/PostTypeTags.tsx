import type { PostType } from '@m4u/contract/content/post';
import { m } from '../../paraglide/messages.js';
import { TypeTags } from '../item/PieceTypes.tsx';
import { postTypes, postTypeIcons, postTypeWords } from './postWords.tsx';

/** Filter by type, on the list of posts and on the blog; `all` is the path without a filter. */
export const PostTypeTags = ({ all, chosen }: { all: string; chosen: PostType | null }) => (
  <TypeTags
    label={m.post_types()}
    all={all}
    types={postTypes}
    labels={postTypeWords}
    icons={postTypeIcons}
    chosen={chosen}
  />
);
