import type { Recording, Upload as Stored } from '@m4u/contract/profile/upload/document';
import { m } from '../../paraglide/messages.js';
import { UploadError, type Upload } from '../../ui/pictures/upload.ts';
import { sendFile } from './sendFile.tsx';

const isRecording = (stored: Stored): stored is Recording => 'seconds' in stored;

/** Uploads recordings to `address`. Throws `UploadError`, also for a picture or document. */
export const sendRecording = (address: string): Upload => {
  const send = sendFile(address, (answer, file) => {
    const { data } = answer as { data: Stored };
    return { id: isRecording(data) ? data._id : '', url: data.src, name: file.name };
  });
  return async (file, progress, signal) => {
    const sent = await send(file, progress, signal);
    if (sent.id === '') throw new UploadError(415, m.relic_recording_other());
    return sent;
  };
};
