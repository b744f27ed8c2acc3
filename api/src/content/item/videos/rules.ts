import { listPlainVideos, UNTITLED, type Video, withStill } from '../../../profile/upload/videos/service.ts';
import { createExcerpt } from '@m4u/contract/share-text';

/** The columns of a piece that can show videos. */
export interface VideoColumns {
  readonly title: string;
  readonly content: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Id of the video that a piece is about, unless it has its still picture. */
const plainVideoOf = ({ details }: Pick<VideoColumns, 'details'>): string | undefined =>
  typeof details['videoId'] === 'string' && details['still'] === undefined ? details['videoId'] : undefined;

/** Ids of the videos of a piece that are shown without title and still picture. */
export const listVideosOf = (columns: Pick<VideoColumns, 'content' | 'details'>): string[] => {
  const own = plainVideoOf(columns);
  return [...new Set([...(own === undefined ? [] : [own]), ...listPlainVideos(columns.content)])];
};

/** The columns that change when a video's title and still picture are known. */
export const withVideo = (columns: VideoColumns, id: string, video: Video): Partial<VideoColumns> => {
  const content = withStill(columns.content, id, video);
  const isOwn = plainVideoOf(columns) === id;
  return {
    ...(content !== columns.content && { content, excerpt: createExcerpt(content) }),
    ...(isOwn && { details: { ...columns.details, still: video.still, videoTitle: video.title } }),
    // The title was made from the details, and follows them.
    ...(isOwn && columns.title === UNTITLED && { title: video.title }),
  };
};
