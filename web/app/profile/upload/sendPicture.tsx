import type { Picture } from '@m4u/contract/common';
import { m } from '../../paraglide/messages.js';
import { UploadError, type Upload } from '../../ui/pictures/upload.ts';
import { sendFile } from './sendFile.tsx';

/** URL of the narrowest file at least `width` pixels wide, or else of the widest. */
const fileOf = ({ src, width: widest, widths }: Picture, width: number): string => {
  const enough = widths.toSorted((a, b) => a - b).find((each) => each >= width);
  return enough === undefined ? src : src.replace(`/${widest}.webp`, `/${enough}.webp`);
};

/**
 * Uploads pictures to `address`; each returns the URL of its file of about `width` pixels. An expired session is
 * renewed, and the picture sent again. Throws `UploadError`.
 */
export const sendPicture = (address: string, width: number): Upload => {
  const send = sendFile(address, (answer, file) => {
    const { data } = answer as { data: Picture };
    return { id: data._id, url: fileOf(data, width), name: file.name, width: data.width, height: data.height };
  });
  return async (file, progress, signal) => {
    if (file.type === 'application/pdf') throw new UploadError(415, m.profile_file_not_picture());
    return send(file, progress, signal);
  };
};
