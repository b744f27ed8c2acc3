import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import sharp from 'sharp';

/** Answers a request for a video. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Answers of the two addresses; they may be replaced. */
interface VideoAnswers {
  title: Answer;
  still: Answer;
}

const STILL = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#b4502f' } })
  .jpeg()
  .toBuffer();

/** Answers with the title of a video. */
export const titled =
  (title: unknown): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ title }));

/** Answers with bytes, by default a still picture. */
export const sends =
  (bytes: Uint8Array = STILL): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);

/** Answers with a status and nothing else. */
export const refuses =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end();

/** Starts a site that answers like YouTube, and records which addresses were asked. */
export const startYouTube = async () => {
  const asked: string[] = [];
  const answers: VideoAnswers = { title: titled('Một mẻ lửa'), still: sends() };
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    asked.push(address);
    answers[address.startsWith('/oembed') ? 'title' : 'still'](response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    asked,
    answers,
    environment: { YOUTUBE_OEMBED_URL: `${origin}/oembed`, YOUTUBE_STILLS_URL: `${origin}/vi` },
    /** Goes back to the usual answers, and forgets what was asked. */
    reset: () => {
      Object.assign(answers, { title: titled('Một mẻ lửa'), still: sends() });
      asked.length = 0;
    },
  };
};
