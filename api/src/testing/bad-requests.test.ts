import { contract, type Contract } from '@m4u/contract/api';
import { AMONG_PEOPLE, tryModules } from './bad-requests.run.ts';

await tryModules((Object.keys(contract) as (keyof Contract)[]).filter((module) => !AMONG_PEOPLE.includes(module)));
