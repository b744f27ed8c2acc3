import * as z from 'zod';
import { LONGEST_VIDEO, readVideo, videoPage } from './video.ts';

/** A link to a video, as the address of its page; an empty text for none. */
export const VideoLink = z
  .string()
  .max(LONGEST_VIDEO)
  .transform((text, context): string => {
    if (text.trim() === '') return '';
    const video = readVideo(text);
    if (video) return videoPage(video);
    context.addIssue({ code: 'custom', message: 'video', input: text });
    return z.NEVER;
  });
