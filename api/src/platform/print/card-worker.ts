/** The thread in which one sheet of cards is drawn: five hundred take seconds, and the server answers meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawCards } from './card-draw.ts';
import type { CardSheet } from './card-sheet.ts';

parentPort?.postMessage(await drawCards(workerData as CardSheet));
