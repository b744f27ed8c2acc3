import { contract, type Contract } from '@m4u/contract/api';
import {
  AMONG_PEOPLE,
  OF_AFFILIATE,
  OF_COMMERCE,
  OF_EVENTS,
  OF_ORGANIZATIONS,
  tryModules,
} from './bad-requests.run.ts';

const tried = new Set([...AMONG_PEOPLE, ...OF_AFFILIATE, ...OF_COMMERCE, ...OF_EVENTS, ...OF_ORGANIZATIONS]);

await tryModules((Object.keys(contract) as (keyof Contract)[]).filter((module) => !tried.has(module)));
