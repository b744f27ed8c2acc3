/** Worker thread that draws one sheet of cards: five hundred take seconds, during which the server stays responsive. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawCards } from './card-draw.ts';
import type { CardSheet } from './card-sheet.ts';

parentPort?.postMessage(await drawCards(workerData as CardSheet));
