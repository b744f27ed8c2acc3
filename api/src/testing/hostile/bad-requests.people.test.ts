import { AMONG_PEOPLE, tryModules } from './bad-requests.run.ts';

await tryModules(AMONG_PEOPLE);
