import { readFileSync } from 'node:fs';
import * as z from 'zod';
import * as events from './shapes/events.ts';
import * as people from './shapes/people.ts';
import * as pieces from './shapes/pieces.ts';
import * as trade from './shapes/trade.ts';

/** Schemas of the files in `content`. */
const shapes = {
  members: z.array(people.DemoMember),
  groups: z.array(people.DemoGroup),
  agency: people.DemoAgency,
  friends: people.DemoFriends,
  pageForms: people.DemoPageForms,
  phonebook: people.DemoPhonebook,
  talks: z.array(people.DemoTalk),
  registrations: z.array(people.DemoRegistration),
  staffWork: people.DemoStaffWork,
  posts: z.array(pieces.DemoPost),
  products: z.array(pieces.DemoProduct),
  relics: z.array(pieces.DemoRelic),
  activities: z.array(pieces.DemoActivity),
  diaries: z.array(pieces.DemoDiary),
  albums: z.array(pieces.DemoAlbum),
  posters: z.array(pieces.DemoPoster),
  cvs: z.array(pieces.DemoCv),
  requests: z.array(trade.DemoRequest),
  discounts: z.array(trade.DemoDiscount),
  loyalty: trade.DemoLoyalty,
  orders: trade.DemoOrders,
  campaigns: trade.DemoCampaigns,
  checkIns: events.DemoCheckIns,
  reports: z.array(events.DemoReport),
  wedding: events.DemoWedding,
  explore: events.DemoExplore,
} as const;

/** All demo content by file name. */
export type Demo = { readonly [Kind in keyof typeof shapes]: z.output<(typeof shapes)[Kind]> };

const readFile = (kind: keyof typeof shapes): unknown => {
  const text = readFileSync(new URL(`./content/${kind}.json`, import.meta.url), 'utf8');
  const read = shapes[kind].safeParse(JSON.parse(text));
  if (!read.success) throw new Error(`${kind}.json of the demo content: ${z.prettifyError(read.error)}`);
  return read.data;
};

let demo: Demo | undefined;

/** Reads the demo content. Throws for a file that does not match its schema. */
export const readDemo = (): Demo =>
  (demo ??= Object.fromEntries((Object.keys(shapes) as (keyof Demo)[]).map((kind) => [kind, readFile(kind)])) as Demo);

/** Author of a page's content: its member, or the first admin of its group. */
export const findWriter = (on: string): string => readDemo().groups.find(({ link }) => link === on)?.admins[0] ?? on;

/** Whether a page belongs to a group. */
export const isGroupPage = (on: string): boolean => readDemo().groups.some(({ link }) => link === on);
