import type { Client } from '@m4u/contract/api';
import { RelicType } from '@m4u/contract/content/relic';
import { readParameter, type KindCalls, type ListArgs, readList } from '../item/calls.server.ts';
import { relicPaths } from '../item/paths.tsx';

type RelicsQuery = Parameters<Client['relic']['listOfMember']>[0]['query'];

/** API calls of heritage items. */
export const relicCalls = {
  paths: relicPaths,
  list: ({ relic }, { kind, id }, query: RelicsQuery) =>
    kind === 'member'
      ? relic.listOfMember({ params: { memberId: id }, query })
      : relic.listOfGroup({ params: { id }, query }),
  get: ({ relic }, id) => relic.get({ params: { id }, query: {} }),
  setPolicy: ({ relic }, { kind }, id, policy) =>
    (kind === 'member' ? relic.update : relic.updateOfGroup)({ params: { id }, body: { policy } }),
  remove: ({ relic }, { kind }, id) => (kind === 'member' ? relic.remove : relic.removeOfGroup)({ params: { id } }),
} satisfies KindCalls;

/** A page of heritage items, of one type with `?type=`. */
export const readRelics = async (args: ListArgs) => {
  const postType = RelicType.safeParse(readParameter(args, 'type')).data;
  return { ...(await readList(args, relicCalls, { postType })), type: postType ?? null };
};
