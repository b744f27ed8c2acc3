/** The API while it is developed: closed and built again on its database when its sources change. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as LaunchModule from '../../api/src/launch.ts';
import type { DatabaseServer, Launched } from '../../api/src/launch.ts';
import type * as ConfigModule from '../../api/src/platform/config.ts';
import type { Modules } from './modules.ts';

/** The file that everything of the API hangs on. */
export const API_ROOT = 'api/src/launch.ts';

/** Answers what is not the API's. */
type Pages = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The API of the moment. */
interface DevApi {
  /** Undefined from the moment the former API has stopped until the next one runs. */
  current(): Launched | undefined;
  /** Loads what has changed and builds the API anew. Errors: the former API goes on if it was the loading that failed. */
  relaunch(): Promise<void>;
  stop(): Promise<void>;
}

/** The database is opened once, and serves every API until the end. */
export const startDevApi = async (
  modules: Modules,
  environment: Readonly<Record<string, string | undefined>>,
  hooks: { readonly pages: Pages; readonly log: (line: string) => void },
): Promise<DevApi> => {
  const { readConfig } = await modules.load<typeof ConfigModule>('api/src/platform/config.ts');
  const { openServer } = await modules.load<typeof LaunchModule>(API_ROOT);
  const opening: Promise<DatabaseServer> = openServer(readConfig(environment));
  opening.catch(() => undefined); // told by `relaunch`
  let launched: Launched | undefined;
  return {
    current: () => launched,
    relaunch: async () => {
      const { launch } = await modules.load<typeof LaunchModule>(API_ROOT);
      const former = launched;
      launched = undefined;
      await former?.stop();
      const next = await launch(environment, { server: await opening, logDestination: { write: hooks.log } });
      await next.api.fastify.register(async (pages) => {
        pages.removeAllContentTypeParsers();
        pages.addContentTypeParser('*', (_request, _payload, done) => done(null));
        pages.all('/*', async (request, reply) => {
          reply.hijack();
          await hooks.pages(request.raw, reply.raw);
        });
      });
      await next.api.fastify.ready();
      launched = next;
    },
    stop: async () => {
      await launched?.stop();
      await (await opening).stop();
    },
  };
};
