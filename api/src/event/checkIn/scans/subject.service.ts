import { Id } from '@m4u/contract/common';
import { type DoorScan, readDoorScan } from '@m4u/contract/event/checkIn/scan';
import type { Scan } from '@m4u/contract/event/checkIn/schema';
import type { Context } from '../../../platform/context.ts';
import { type CardHolder, findCardHolders } from '../../../profile/card/holder.reads.ts';
import { findOwnerOfLink } from '../../../profile/shortLink/service.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import { findScannedMembers } from './subject.queries.ts';
import type { EventRow } from '../queries.ts';
import type { ScanSubject } from './rules.ts';

/** A member, an invalid card, or neither. */
type CodeOwner = { readonly memberId: string } | 'useless' | undefined;

const findPageMember = async (ctx: Context, id: string): Promise<CodeOwner> => {
  if (Id.safeParse(id).success) return { memberId: id };
  const owner = await findOwnerOfLink(ctx, id);
  return owner?.kind === 'member' ? { memberId: owner.id } : undefined;
};

const toCardMember = (holder: CardHolder | undefined): CodeOwner => {
  if (!holder || holder.status === 'blank') return undefined;
  return holder.status === 'active' && holder.memberId !== null ? { memberId: holder.memberId } : 'useless';
};

/** Finds the owners of scanned pages and cards; each is looked up once. */
const findCodeOwners = async (ctx: Context, scans: readonly DoorScan[]) => {
  const pages = [...new Set(scans.flatMap((scan) => (scan.kind === 'page' ? [scan.id] : [])))];
  const cards = scans.flatMap((scan) => (scan.kind === 'card' && Id.safeParse(scan.id).success ? [scan.id] : []));
  const [found, holders] = await Promise.all([
    Promise.all(pages.map(async (id) => [id, await findPageMember(ctx, id)] as const)),
    findCardHolders(ctx.db, cards),
  ]);
  const ofPage = new Map(found);
  return (scan: DoorScan): CodeOwner => {
    if (scan.kind === 'page') return ofPage.get(scan.id);
    return scan.kind === 'card' ? toCardMember(holders.get(scan.id)) : undefined;
  };
};

const isId = (id: string | undefined): id is string => id !== undefined;

/** Identifies the person of each scan. The number of queries does not depend on the number of scans. */
export const resolveScanSubjects = async (
  ctx: Context,
  { groupId }: Pick<EventRow, 'groupId'>,
  scans: readonly Scan[],
): Promise<(scan: Scan) => ScanSubject> => {
  const read = new Map(
    scans.flatMap(({ text }) =>
      text === undefined ? [] : [[text, readDoorScan(text, [ctx.config.publicUrl])] as const],
    ),
  );
  const ownerOf = await findCodeOwners(ctx, [...read.values()]);
  const owners = [...read.values()]
    .map(ownerOf)
    .flatMap((found) => (typeof found === 'object' ? [found.memberId] : []));
  const ids = [...new Set([...owners, ...scans.map(({ memberId }) => memberId).filter(isId)])];
  const [members, personOf] = await Promise.all([findScannedMembers(ctx.db, groupId, ids), personLookup(ctx, ids)]);
  const member = (memberId: string): ScanSubject => {
    const facts = members.get(memberId);
    return facts ? { ...facts, kind: 'member', memberId, name: personOf(memberId).name } : { kind: 'nobody' };
  };
  const ofText = (scan: DoorScan): ScanSubject => {
    if (scan.kind === 'guest') return { kind: 'code', code: scan.code };
    const owner = ownerOf(scan);
    if (owner === 'useless') return { kind: 'card' };
    return owner ? member(owner.memberId) : { kind: 'nobody' };
  };
  return ({ text, guestId, memberId, name, voids }) => {
    if (voids !== undefined) return { kind: 'scan', nonce: voids };
    if (guestId !== undefined) return { kind: 'row', id: guestId };
    if (memberId !== undefined) return member(memberId);
    if (name !== undefined) return { kind: 'words', name };
    return ofText(read.get(text ?? '') ?? { kind: 'other' });
  };
};
