import { OF_ORGANIZATIONS, tryModules } from './bad-requests.run.ts';

await tryModules(OF_ORGANIZATIONS);
