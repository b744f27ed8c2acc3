import { youtubeId } from '@m4u/contract/content/activity/youtube';
import { useMemo } from 'react';
import { RichTextEditor, type RichTextEditorProps } from '../../ui/richText/RichTextEditor.tsx';
import { sendPicture } from './sendPicture.tsx';

/** Twice the width of the text column, for high-density screens. */
const width = 1080;

export interface RichFieldProps extends Omit<RichTextEditorProps, 'upload' | 'videoId'> {
  /** URL to which pictures are uploaded, as loaders provide it: `apiAddress(upload.insert)`. */
  uploads: string;
}

/** Rich text field of a form, with uploaded pictures and YouTube videos. */
export const RichField = ({ uploads, ...rest }: RichFieldProps) => {
  const upload = useMemo(() => sendPicture(uploads, width), [uploads]);
  return <RichTextEditor {...rest} upload={upload} videoId={youtubeId} />;
};
