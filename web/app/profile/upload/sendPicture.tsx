import type { Picture } from '@m4u/contract/common';
import { MAXIMUM_UPLOAD_BYTES } from '@m4u/contract/profile/upload/rules';
import { m } from '../../paraglide/messages.js';
import { fetchApi } from '../../platform/api/fetch-api.ts';
import { UploadError, type Upload, uploadTo } from '../../ui/pictures/upload.ts';

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
  const send = uploadTo(address, (answer, file) => {
    const { data } = answer as { data: Picture };
    return { id: data._id, url: fileOf(data, width), name: file.name, width: data.width, height: data.height };
  });
  return async (file, progress, signal) => {
    // Checked before the upload, so that a slow connection does not carry a file that is refused.
    if (file.size > MAXIMUM_UPLOAD_BYTES) throw new UploadError(413, m.profile_file_too_large());
    if (file.type === 'application/pdf') throw new UploadError(415, m.profile_file_not_picture());
    try {
      return await send(file, progress, signal);
    } catch (problem) {
      if (!(problem instanceof UploadError) || problem.status !== 401 || signal.aborted) throw problem;
      // Renews the session, one tab at a time; when it has ended, the page reloads for a visitor.
      await fetchApi('/auth/profile');
      return send(file, progress, signal);
    }
  };
};
