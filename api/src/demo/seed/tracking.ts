import type { Owner } from '@m4u/contract/common';
import type { TrackingDevice, TrackingKind, TrackingSource } from '@m4u/contract/insight/tracking/rules';
import { and, eq, isNull, ne } from '../../platform/database/orm.ts';
import { contentItems } from '../../content/item/tables.ts';
import { addDays, addItems } from '../../insight/tracking/queries.ts';
import { type TrackedAction, toItemRows } from '../../insight/tracking/rules.ts';
import { trackingDays } from '../../insight/tracking/tables.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { demoCardId } from './cards.ts';
import { dayFrom, idOf, createRandom, type Stage } from '../stage.ts';

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

const chooseWeighted = <T>(choices: readonly (readonly [T, number])[], next: () => number): T | undefined => {
  let remaining = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  return choices.find(([, weight]) => (remaining -= weight) < 0)?.[0];
};

interface Page {
  readonly owner: Owner;
  /** Visits on an average day. */
  readonly visits: number;
  /** Actions per hundred visits. */
  readonly actions: readonly (readonly [{ kind: TrackingKind; value: string }, number])[];
}

/** Links and pieces of a page; the newest pieces get the most views. */
const readItems = async ({ tx }: Stage, { kind, id }: Owner) => {
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
    ...(page?.links ?? []).map(({ _id }, index) => [{ kind: 'link', value: _id } as const, 9 / (index + 1)] as const),
    ...pieces.map(
      (piece, index) =>
        [{ kind: piece.kind === 'product' ? 'product' : 'view', value: piece.id } as const, 12 / (index + 2)] as const,
    ),
  ] as const;
};

/** Visits of one day: more towards the end of the period, and on workdays more than on Sundays. */
const createVisits = (
  page: Page,
  day: string,
  part: number,
  next: () => number,
): { entries: TrackedAction[]; visitors: number } => {
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
  const visits = Math.round(page.visits * (0.6 + 0.8 * part) * (0.7 + 0.6 * next()) * (isSunday ? 0.5 : 1));
  const entries: TrackedAction[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const common = {
      ownerId: page.owner.id,
      day,
      source: chooseWeighted(SOURCES, next) ?? 'direct',
      device: chooseWeighted(DEVICES, next) ?? 'phone',
      actorId: null,
      exists: true,
      count: 1,
    };
    entries.push({ ...common, kind: 'view', value: 'page' });
    const action = next() < 0.6 ? chooseWeighted(page.actions, next) : undefined;
    if (action) entries.push({ ...common, ...action });
  }
  return { entries, visitors: Math.round(visits * (0.72 + 0.1 * next())) };
};

const insertPage = async ({ tx, ...stage }: Stage, page: Page, name: string): Promise<void> => {
  const next = createRandom(name);
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = dayFrom(stage, index + 1 - DAYS);
    return { day, ...createVisits(page, day, index / DAYS, next) };
  });
  const entries = days.flatMap((day) => day.entries);
  await addDays(tx, entries);
  await addItems(tx, entries.flatMap(toItemRows));
  await tx
    .insert(trackingDays)
    .values(
      days.map(({ day, visitors }) => ({ ownerId: page.owner.id, day, kind: 'visitor', count: visitors }) as const),
    );
};

const COMMON_ACTIONS = [
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
  const actions = [...COMMON_ACTIONS, card, ...(await readItems(stage, member))];
  await insertPage(stage, { owner: member, visits: 24, actions }, 'my-duyen');
  const ofGroup = [...COMMON_ACTIONS, ...(await readItems(stage, group))];
  await insertPage(stage, { owner: group, visits: 38, actions: ofGroup }, 'gom-moc-nhien');
};
