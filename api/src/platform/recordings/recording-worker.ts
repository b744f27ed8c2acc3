/** Worker thread that cleans one recording: its memory is bounded, and it ends with the file. */
import { parentPort, workerData } from 'node:worker_threads';
import { PictureError } from '../pictures/error.ts';
import { cleanRecording } from './clean-recording.ts';

const cleanInThread = (): unknown => {
  try {
    return cleanRecording(workerData as Uint8Array);
  } catch (error) {
    return { code: error instanceof PictureError ? error.code : 'recording-unreadable' };
  }
};

parentPort?.postMessage(cleanInThread());
