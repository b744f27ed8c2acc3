import type { Picture } from '@m4u/contract/common';
import { MAXIMUM_UPLOAD_BYTES } from '@m4u/contract/profile/upload/rules';
import { m } from '../../paraglide/messages.js';
import { fetchApi } from '../../platform/api/fetch-api.ts';
import { UploadError, type Upload, uploadTo } from '../../ui/pictures/upload.ts';

/** The narrowest file of a picture that is at least `width` pixels wide, or else its widest. */
const fileOf = ({ src, width: widest, widths }: Picture, width: number): string => {
  const enough = widths.toSorted((a, b) => a - b).find((each) => each >= width);
  return enough === undefined ? src : src.replace(`/${widest}.webp`, `/${enough}.webp`);
};

/**
 * Sends pictures to `address`, each answered with its file of about `width` pixels. Renews an expired session and sends
 * the picture once more. Fails with `UploadError`.
 */
export const sendPicture = (address: string, width: number): Upload => {
  const send = uploadTo(address, (answer, file) => {
    const { data } = answer as { data: Picture };
    return { id: data._id, url: fileOf(data, width), name: file.name, width: data.width, height: data.height };
  });
  return async (file, progress, signal) => {
    // Asked before a slow line has carried a file that is refused.
    if (file.size > MAXIMUM_UPLOAD_BYTES) throw new UploadError(413, m.profile_file_too_large());
    if (file.type === 'application/pdf') throw new UploadError(415, m.profile_file_not_picture());
    try {
      return await send(file, progress, signal);
    } catch (problem) {
      if (!(problem instanceof UploadError) || problem.status !== 401 || signal.aborted) throw problem;
      // Renews the session, one tab at a time; a session that is over reloads the page as a visitor's.
      await fetchApi('/auth/profile');
      return send(file, progress, signal);
    }
  };
};
