import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Contract, contract } from '@m4u/contract/api';
import { type Endpoint, FACTOR_ERRORS } from '@m4u/contract/http/endpoint';
import { groups } from '../../../profile/group/tables.ts';
import { contentRows } from '../content/rows.ts';
import type { AccessRow } from '../engine/row.ts';
import { send } from '../engine/send.ts';
import { isOfContentTable } from '../engine/table.ts';
import { listRows } from '../engine/walk.ts';
import { furnishings } from '../world/furnish.ts';
import { makeWorlds } from '../world/make-worlds.ts';

// Calls that an admin of a group may make and a plain member may not, made by an admin who has no second factor while
// the group requires it.

const LIST = 'lists what members see';

/** Calls that answer otherwise, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'item.page': LIST,
  'post.listOfGroup': LIST,
  'relic.listOfGroup': LIST,
  'album.list': LIST,
  'poster.list': LIST,
  'product.listOfGroup': LIST,
  'activity.list': LIST,
};

const { api, home } = await makeWorlds();
for (const furnish of furnishings) await furnish(home);

const setRequired = (requiresFactor: boolean) => api.api.platform.db.update(groups).set({ requiresFactor });

const isOfAdmins = ({ may }: AccessRow): boolean =>
  Array.isArray(may) && may.includes('groupAdmin') && !may.includes('member');

const callsOf = (module: keyof Contract) => (isOfContentTable(module) ? contentRows(module) : listRows(module));

describe('an admin without the second factor that the group requires', () => {
  for (const module of Object.keys(contract) as (keyof Contract)[])
    for (const [name, rows] of callsOf(module))
      for (const row of rows.filter(isOfAdmins))
        test(`is refused ${[`${module}.${name}`, row.about].filter(Boolean).join(', ')}`, async () => {
          const endpoint = (contract[module] as Readonly<Record<string, Endpoint>>)[name];
          assert(endpoint);
          const ask = await row.ask(home, 'groupAdmin');
          await setRequired(true);
          try {
            const answer = await send(api, endpoint, ask, ask.as ?? home.who('groupAdmin'));
            const refused = answer.statusCode === 403 ? answer.json<{ code: string }>().code : answer.statusCode;
            const isException = EXCEPTIONS[`${module}.${name}`] !== undefined;
            assert.ok(
              isException || FACTOR_ERRORS.every((code) => endpoint.errors?.includes(code)),
              'lists its errors',
            );
            assert.equal(refused === 'second-factor-missing', !isException, `${refused} ${answer.body.slice(0, 200)}`);
          } finally {
            await setRequired(false);
          }
        });
});
