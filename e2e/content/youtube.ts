/** The part of YouTube that the server asks: titles and still pictures of videos. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** Title of every video there. */
export const VIDEO_TITLE = 'Một mẻ lửa, từ đất đến men';

const draw = () =>
  sharp({ create: { width: 480, height: 360, channels: 3, background: '#c8744a' } })
    .jpeg()
    .toBuffer();

/** Starts it on this machine; `environment` points a server at it. */
export const startYouTube = async () => {
  const still = await draw();
  const server = createServer(({ url = '' }, response) => {
    if (url.startsWith('/oembed')) response.end(JSON.stringify({ title: VIDEO_TITLE }));
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(still);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    environment: { YOUTUBE_OEMBED_URL: `${origin}/oembed`, YOUTUBE_STILLS_URL: `${origin}/vi` },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
