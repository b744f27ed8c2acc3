import type { Replicas } from './platform/database/replicas.ts';
import type { Operation } from './platform/http/operation/invoke.ts';

/**
 * What visitors read of public pages, which may come from a replica (docs/decisions/0051-growth.md): calls that write
 * nothing and show what everybody may see.
 */
export const visitorReads: readonly string[] = [
  ...['view', 'meta', 'metaByUrlMinify', 'infoByLink', 'getForm'].map((name) => `member.${name}`),
  ...['view', 'meta', 'getForm', 'listPublic'].map((name) => `group.${name}`),
  ...['listOfMember', 'totals'].map((name) => `friend.${name}`),
  ...['page', 'listed', 'listedParts'].map((name) => `item.${name}`),
  ...['listOfMember', 'listOfGroup', 'get', 'feed'].map((name) => `post.${name}`),
  ...['listOfMember', 'listOfGroup', 'listOfBrands', 'listOfAgency', 'recommend', 'search', 'get', 'certificates'].map(
    (name) => `product.${name}`,
  ),
  ...['listOfMember', 'listOfGroup', 'get'].map((name) => `relic.${name}`),
  ...['activity', 'diary', 'album'].flatMap((module) => [`${module}.list`, `${module}.get`]),
  'poster.list',
  ...['view', 'meta'].map((name) => `agency.${name}`),
  ...['get', 'groups', 'listAgencies', 'members', 'totals'].map((name) => `explore.${name}`),
  'search.find',
  'discount.onPage',
  'affiliate.onPage',
];

const visitorReadNames: ReadonlySet<string> = new Set(visitorReads);

/**
 * The operation, which reads a replica for visitors where it is one of these. Whoever has a session reads the primary, and
 * so what they have just written, also where they look at it as others do.
 */
export const withReplicas = (operation: Operation, replicas: Replicas): Operation =>
  visitorReadNames.has(operation.name)
    ? {
        ...operation,
        run: (ctx, raw) =>
          ctx.actor.kind === 'visitor' && ctx.actor.previewedBy === undefined
            ? replicas.read((db) => operation.run({ ...ctx, db }, raw))
            : operation.run(ctx, raw),
      }
    : operation;
