/** Worker thread that draws a document: it takes almost a second, during which the server stays responsive. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawDocument } from './document-draw.ts';
import type { PrintedDocument } from './document.ts';

parentPort?.postMessage(await drawDocument(workerData as PrintedDocument));
