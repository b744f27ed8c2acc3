/** The thread in which a document of texts is drawn: it takes the better part of a second, and the server answers meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawDocument } from './document-draw.ts';
import type { PrintedDocument } from './document.ts';

parentPort?.postMessage(await drawDocument(workerData as PrintedDocument));
