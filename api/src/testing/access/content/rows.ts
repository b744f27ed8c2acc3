import { type Contract, contract } from '@m4u/contract/api';
import type { Endpoint } from '@m4u/contract/http/endpoint';
import { assertDone } from '../../server/answers.ts';
import { type ActorName, type Scene, writePiece } from './scene.ts';
import { type Row, table as contentTable } from './table.ts';
import type { Person } from '../world/actors.ts';
import type { AccessRow, Ask } from '../engine/row.ts';
import type { OfContentTable } from '../engine/table.ts';
import { once, type World } from '../world/world.ts';

// The table of content says who sees which piece at which level; here its rows are asked as those of this table are,
// so that the replay sends them as well. Who may is said there.

const PEOPLE: Readonly<Partial<Record<ActorName, Person>>> = {
  owner: 'owner',
  groupAdmin: 'groupAdmin',
  friend: 'friend',
  agencyAdmin: 'agencyAdmin',
  stranger: 'stranger',
};

const sceneOf = once(async ({ api, as, memberId, groupId, agencyId, picture }: World): Promise<Scene> => {
  const pictures = new Map<ActorName, string>();
  for (const name of ['owner', 'groupAdmin'] as const) pictures.set(name, await picture(name));
  return {
    api,
    as: (actor) => as(PEOPLE[actor] ?? 'visitor'),
    memberId,
    groupId,
    agencyId,
    picture: (actor) => pictures.get(actor) ?? '',
  };
});

/** The parameters and the query of an address of this endpoint. */
const read = ({ path }: Endpoint, address: string): Ask => {
  const { pathname, searchParams } = new URL(address, 'http://m4u.test');
  const values = pathname.split('/');
  const params = path
    .split('/')
    .flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), decodeURIComponent(values[at] ?? '')]] : []));
  return { params: Object.fromEntries(params), query: Object.fromEntries(searchParams) };
};

const ownerOf = (row: Row): 'owner' | 'groupAdmin' =>
  'owner' in row && row.owner === 'group' ? 'groupAdmin' : 'owner';

const asked = async (endpoint: Endpoint, row: Row, world: World): Promise<Ask> => {
  const scene = await sceneOf(world);
  if (row.rule === 'list' || row.rule === 'gather' || row.rule === 'switched') return read(endpoint, row.path(scene));
  if (row.rule === 'page') return { ...read(endpoint, row.path(scene)), body: { ...row.body(scene, ownerOf(row)) } };
  const kind = row.kind;
  const piece = await writePiece(scene, kind, row.owner, 'private', row.rule === 'read' ? row.extra : {});
  if (!piece) throw new Error(`no ${kind} on the page of a ${row.owner}`);
  if (row.rule === 'read') return read(endpoint, row.path(piece.id));
  if (row.deleted) {
    const remove = row.owner === 'member' ? 'members/deleteBlogById' : 'brandBlog/deleteById';
    assertDone(await scene.api.put(`/${remove}/${piece.id}`, { as: world.who(ownerOf(row)) }));
  }
  return { ...read(endpoint, row.path(piece.id)), ...(row.body && { body: { ...row.body } }) };
};

/** The rows of a module of content, as the replay asks them. */
export const contentRows = (module: OfContentTable): [string, readonly AccessRow[]][] =>
  Object.entries<Endpoint>(contract[module as keyof Contract]).map(([name, endpoint]) => {
    const rows: readonly Row[] = Reflect.get(contentTable, `${module}.${name}`) as readonly Row[];
    return [name, rows.map((row) => ({ ask: (world) => asked(endpoint, row, world), may: [ownerOf(row)] }))];
  });

/** Pieces of every kind at every level on both pages, each with a mark for those who may see it. */
export const furnishContent = once(async (world: World) => {
  const scene = await sceneOf(world);
  const seenBy = {
    member: { friends: ['friend', 'owner'], private: ['owner'] },
    group: { friends: ['member', 'groupAdmin'], private: ['groupAdmin'] },
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
