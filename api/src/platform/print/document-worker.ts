/** Worker thread that draws a document: it takes almost a second, during which the server stays responsive. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawDocument } from './document-draw.ts';
import type { PrintedDocument } from './document.ts';

// The package warns of each entry that is taller than a page, which is then laid out again.
console.warn = () => undefined;

parentPort?.postMessage(await drawDocument(workerData as PrintedDocument));
