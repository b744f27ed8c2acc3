import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after } from 'node:test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Starts an SMTP server that keeps mail until the test file ends. */
export const startMailCatcher = async () => {
  const caught: { email: Email; recipients: string[] }[] = [];
  const keep = async (letter: Readable, recipients: readonly { address: string }[]) => {
    const email = await PostalMime.parse(await buffer(letter));
    caught.push({ email, recipients: recipients.map(({ address }) => address) });
  };
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => void keep(stream, envelope.rcptTo).finally(done),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  /** Returns the next letter, in order of arrival. */
  const next = async (): Promise<(typeof caught)[number]> => {
    for (let tries = 0; tries < 400; tries += 1) {
      const letter = caught.shift();
      if (letter) return letter;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('no letter has come');
  };
  return { url: `smtp://127.0.0.1:${port}`, next };
};
