import { type Contract, contract } from '@m4u/contract/api';
import type { Endpoint } from '@m4u/contract/http/endpoint';
import { makeGroup } from '../../factories/profiles.ts';
import { assertDone } from '../../server/answers.ts';
import { type ActorName, type Scene, writePiece } from './scene.ts';
import { type Row, table as contentTable } from './table.ts';
import { type Person, GROUP_MEMBERS } from '../world/actors.ts';
import type { AccessRow, Ask } from '../engine/row.ts';
import type { OfContentTable } from '../engine/table.ts';
import { oncePerWorld, type World } from '../world/world.ts';

// Rows of the content table in the form of the other rows, so that the replay sends them too. The content table itself
// says who may see a piece at which level.

const PEOPLE: Readonly<Partial<Record<ActorName, Person>>> = {
  owner: 'owner',
  groupAdmin: 'groupAdmin',
  friend: 'friend',
  agencyAdmin: 'agencyAdmin',
  stranger: 'stranger',
};

const makeSceneOnce = oncePerWorld(async ({ api, as, memberId, groupId, agencyId, picture }: World): Promise<Scene> => {
  const pictures = new Map<ActorName, string>();
  for (const name of ['owner', 'groupAdmin'] as const) pictures.set(name, await picture(name));
  return {
    api,
    as: (actor) => as(PEOPLE[actor] ?? 'visitor'),
    memberId,
    groupId,
    agencyId,
    joinedGroupId: await makeGroup(api, { members: [{ memberId }] }),
    picture: (actor) => pictures.get(actor) ?? '',
  };
});

/** Reads parameters and query from an address of the endpoint. */
const read = ({ path }: Endpoint, address: string): Ask => {
  const { pathname, searchParams } = new URL(address, 'http://m4u.test');
  const values = pathname.split('/');
  const params = path
    .split('/')
    .flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), decodeURIComponent(values[index] ?? '')]] : []));
  return { params: Object.fromEntries(params), query: Object.fromEntries(searchParams) };
};

const ownerOf = (row: Row): 'owner' | 'groupAdmin' =>
  'owner' in row && row.owner === 'group' ? 'groupAdmin' : 'owner';

const completeAsk = async (endpoint: Endpoint, row: Row, world: World): Promise<Ask> => {
  const scene = await makeSceneOnce(world);
  if (row.rule === 'list' || row.rule === 'gather' || row.rule === 'switched') return read(endpoint, row.path(scene));
  if (row.rule === 'page' && row.method === 'GET') return read(endpoint, row.path(scene));
  if (row.rule === 'page') return { ...read(endpoint, row.path(scene)), body: { ...row.body(scene, ownerOf(row)) } };
  const kind = row.kind;
  const extra = row.rule === 'read' ? row.extra : row.extra?.(scene);
  const piece = await writePiece(scene, kind, row.owner, 'private', extra);
  if (!piece) throw new Error(`no ${kind} on the page of a ${row.owner}`);
  if (row.rule === 'read') return read(endpoint, row.path(piece.id));
  if (row.deleted) {
    const remove = row.owner === 'member' ? 'members/deleteBlogById' : 'brandBlog/deleteById';
    assertDone(await scene.api.put(`/${remove}/${piece.id}`, { as: world.who(ownerOf(row)) }));
  }
  return { ...read(endpoint, row.path(piece.id)), ...(row.body && { body: { ...row.body } }) };
};

/** Rows of a content module for the replay. */
export const contentRows = (module: OfContentTable): [string, readonly AccessRow[]][] =>
  Object.entries<Endpoint>(contract[module as keyof Contract]).map(([name, endpoint]) => {
    const rows: readonly Row[] = Reflect.get(contentTable, `${module}.${name}`) as readonly Row[];
    return [name, rows.map((row) => ({ ask: (world) => completeAsk(endpoint, row, world), may: [ownerOf(row)] }))];
  });

/** Writes pieces of every kind and level on both pages, each with a mark for its readers. */
export const furnishContent = oncePerWorld(async (world: World) => {
  const scene = await makeSceneOnce(world);
  const seenBy = {
    member: { friends: ['friend', 'owner'], private: ['owner'] },
    group: { friends: GROUP_MEMBERS, private: ['groupAdmin', 'editor'] },
  } as const;
  for (const owner of ['member', 'group'] as const)
    for (const kind of ['post', 'product', 'relic', 'activity', 'diary', 'album', 'poster'] as const) {
      await writePiece(scene, kind, owner, 'public');
      for (const policy of ['friends', 'private'] as const)
        await writePiece(scene, kind, owner, policy, {
          title: world.secret(`${kind}-${policy}`, seenBy[owner][policy]),
          ...(kind !== 'poster' && { content: `<p>${world.secret(`${kind}-${policy}`, seenBy[owner][policy])}</p>` }),
        });
    }
});
