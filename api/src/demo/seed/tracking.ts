import type { Owner } from '@m4u/contract/common';
import type { TrackingDevice, TrackingKind, TrackingSource } from '@m4u/contract/insight/tracking/rules';
import { and, eq, isNull, ne } from '../../platform/database/orm.ts';
import { contentItems } from '../../content/item/tables.ts';
import { addDays, addItems } from '../../insight/tracking/queries.ts';
import { type Entry, itemsOf } from '../../insight/tracking/rules.ts';
import { trackingDays } from '../../insight/tracking/tables.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { demoCardId } from './cards.ts';
import { dayFrom, idOf, sequence, type Stage } from '../stage.ts';

/** Days of statistics up to the seeding: enough to compare the last ninety days with the ninety before. */
const DAYS = 181;

/** Percentages of visits by source. */
const SOURCES: readonly (readonly [TrackingSource, number])[] = [
  ['zalo', 34],
  ['qr', 20],
  ['nfc', 14],
  ['facebook', 12],
  ['direct', 9],
  ['link', 6],
  ['search', 4],
  ['other', 1],
];
const DEVICES: readonly (readonly [TrackingDevice, number])[] = [
  ['phone', 82],
  ['computer', 14],
  ['tablet', 4],
];

const chosen = <T>(choices: readonly (readonly [T, number])[], next: () => number): T | undefined => {
  let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  return choices.find(([, weight]) => (left -= weight) < 0)?.[0];
};

interface Page {
  readonly owner: Owner;
  /** Visits on an average day. */
  readonly visits: number;
  /** Actions per hundred visits. */
  readonly deeds: readonly (readonly [{ kind: TrackingKind; value: string }, number])[];
}

/** Links and pieces of a page; the newest pieces get the most views. */
const readThings = async ({ tx }: Stage, { kind, id }: Owner) => {
  const table = kind === 'member' ? members : groups;
  const [page] = await tx.select({ links: table.links }).from(table).where(eq(table.id, id));
  const pieces = await tx
    .select({ id: contentItems.id, kind: contentItems.kind })
    .from(contentItems)
    .where(
      and(
        eq(contentItems.ownerId, id),
        eq(contentItems.policy, 'public'),
        isNull(contentItems.deletedAt),
        ne(contentItems.kind, 'poster'),
      ),
    )
    .orderBy(contentItems.createdAt);
  return [
    ...(page?.links ?? []).map(({ _id }, at) => [{ kind: 'link', value: _id } as const, 9 / (at + 1)] as const),
    ...pieces.map(
      (piece, at) =>
        [{ kind: piece.kind === 'product' ? 'product' : 'view', value: piece.id } as const, 12 / (at + 2)] as const,
    ),
  ] as const;
};

/** Visits of one day: more towards the end of the period, and on workdays more than on Sundays. */
const visitsOf = (
  page: Page,
  day: string,
  part: number,
  next: () => number,
): { entries: Entry[]; visitors: number } => {
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
  const visits = Math.round(page.visits * (0.6 + 0.8 * part) * (0.7 + 0.6 * next()) * (isSunday ? 0.5 : 1));
  const entries: Entry[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const common = {
      ownerId: page.owner.id,
      day,
      source: chosen(SOURCES, next) ?? 'direct',
      device: chosen(DEVICES, next) ?? 'phone',
      actorId: null,
      known: true,
      count: 1,
    };
    entries.push({ ...common, kind: 'view', value: 'page' });
    const deed = next() < 0.6 ? chosen(page.deeds, next) : undefined;
    if (deed) entries.push({ ...common, ...deed });
  }
  return { entries, visitors: Math.round(visits * (0.72 + 0.1 * next())) };
};

const insertPage = async ({ tx, ...stage }: Stage, page: Page, name: string): Promise<void> => {
  const next = sequence(name);
  const days = Array.from({ length: DAYS }, (_, at) => {
    const day = dayFrom(stage, at + 1 - DAYS);
    return { day, ...visitsOf(page, day, at / DAYS, next) };
  });
  const entries = days.flatMap((day) => day.entries);
  await addDays(tx, entries);
  await addItems(tx, entries.flatMap(itemsOf));
  await tx
    .insert(trackingDays)
    .values(
      days.map(({ day, visitors }) => ({ ownerId: page.owner.id, day, kind: 'visitor', count: visitors }) as const),
    );
};

const COMMON = [
  [{ kind: 'save-contact', value: 'vcard' }, 14],
  [{ kind: 'call', value: 'phone' }, 11],
  [{ kind: 'call', value: 'zalo' }, 9],
  [{ kind: 'share', value: 'system' }, 4],
  [{ kind: 'share', value: 'copy' }, 2],
] as const;

/** Inserts statistics of two pages for the last half year; deterministic. */
export const insertTracking = async (stage: Stage): Promise<void> => {
  const member: Owner = { kind: 'member', id: idOf(stage.ids, 'duyen') };
  const group: Owner = { kind: 'group', id: idOf(stage.ids, 'gom-moc-nhien') };
  const card = [{ kind: 'scan', value: demoCardId(1) }, 12] as const;
  const deeds = [...COMMON, card, ...(await readThings(stage, member))];
  await insertPage(stage, { owner: member, visits: 24, deeds }, 'my-duyen');
  const ofGroup = [...COMMON, ...(await readThings(stage, group))];
  await insertPage(stage, { owner: group, visits: 38, deeds: ofGroup }, 'gom-moc-nhien');
};
