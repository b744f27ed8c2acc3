import { MAXIMUM_UPLOAD_BYTES } from '@m4u/contract/profile/upload/rules';
import { m } from '../../paraglide/messages.js';
import { fetchApi } from '../../platform/api/fetch-api.ts';
import { UploadError, type Upload, uploadTo } from '../../ui/pictures/upload.ts';

/**
 * Uploads files of any kind to `address`; `read` converts the answer. An expired session is renewed, and the file sent
 * again. Throws `UploadError`.
 */
export const sendFile = (address: string, read: Parameters<typeof uploadTo>[1]): Upload => {
  const send = uploadTo(address, read);
  return async (file, progress, signal) => {
    // Checked before the upload, so that a slow connection does not carry a file that is refused.
    if (file.size > MAXIMUM_UPLOAD_BYTES) throw new UploadError(413, m.profile_file_too_large());
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
