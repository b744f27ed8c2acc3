/** The API during development: closed and built again on the same database when its sources change. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as LaunchModule from '../../api/src/launch.ts';
import type { DatabaseServer, LaunchedApi } from '../../api/src/launch.ts';
import type * as ConfigModule from '../../api/src/platform/config.ts';
import type { Modules } from './modules.ts';

/** Root module of the API. */
export const API_ROOT = 'api/src/launch.ts';

/** Handles requests outside the API. */
type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The present API. */
interface DevApi {
  /** Undefined between the stop of the former API and the start of the next one. */
  current(): LaunchedApi | undefined;
  /** Loads changed sources and builds the API again. Errors: when loading fails, the former API keeps running. */
  relaunch(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the database once for all successive APIs. */
export const startDevApi = async (
  modules: Modules,
  environment: Readonly<Record<string, string | undefined>>,
  hooks: { readonly pages: PageHandler; readonly log: (line: string) => void },
): Promise<DevApi> => {
  const { readConfig } = await modules.load<typeof ConfigModule>('api/src/platform/config.ts');
  const { openServer } = await modules.load<typeof LaunchModule>(API_ROOT);
  const opening: Promise<DatabaseServer> = openServer(readConfig(environment));
  opening.catch(() => undefined); // reported by `relaunch`
  let launched: LaunchedApi | undefined;
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
