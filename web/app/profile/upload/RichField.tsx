import { youtubeId } from '@m4u/contract/content/activity/youtube';
import { useMemo } from 'react';
import { RichTextEditor, type RichTextEditorProps } from '../../ui/richText/RichTextEditor.tsx';
import { sendPicture } from './sendPicture.tsx';

/** Twice the width of the column that texts stand in, for sharp screens. */
const width = 1080;

export interface RichFieldProps extends Omit<RichTextEditorProps, 'upload' | 'videoId'> {
  /** Address that takes pictures, as loaders say it: `apiAddress(upload.insert)`. */
  uploads: string;
}

/** A rich text of a form, with our own pictures and YouTube's videos in it. */
export const RichField = ({ uploads, ...rest }: RichFieldProps) => {
  const upload = useMemo(() => sendPicture(uploads, width), [uploads]);
  return <RichTextEditor {...rest} upload={upload} videoId={youtubeId} />;
};
