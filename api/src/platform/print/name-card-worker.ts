/** Worker thread that draws the cards of an order: fifty backs take seconds, during which the server stays responsive. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawNameCards } from './name-card-draw.ts';
import type { NameCards } from './name-card.ts';

parentPort?.postMessage(await drawNameCards(workerData as NameCards));
