import { randomUUID } from 'node:crypto';
import type { Participation } from '@m4u/contract/commerce/affiliate/schema';
import { eq } from '../../platform/database/orm.ts';
import { scanConversions } from '../../commerce/affiliate/reward/conversion.service.ts';
import { accounts } from '../../identity/auth/tables.ts';
import { assertDone } from '../server/answers.ts';
import type { TestApi, TestMember } from '../server/api.ts';

/** User agent of a person's browser. */
export const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

type Body = Readonly<Record<string, unknown>>;
type Token = Pick<TestMember, 'token'>;

/**
 * Makes a campaign of a group that runs from the first day of the clock and rewards an order with 20,000 ₫, unless told
 * otherwise.
 */
export const makeCampaign = async (
  { post }: TestApi,
  as: Token,
  groupId: string,
  facts: Body = {},
): Promise<{ _id: string; version: number }> => {
  const body = {
    groupId,
    type: 'product',
    title: 'Giới thiệu gốm',
    landing: '/explore',
    per: 'order',
    rewardKind: 'vnd',
    amount: 20_000,
    from: '2026-03-01T00:00:00+07:00',
    holdDays: 0,
    status: 'running',
    ...facts,
  };
  return assertDone<{ data: { _id: string; version: number } }>(await post('/affiliate', { as, body })).data;
};

/** Joins a campaign. */
export const joinCampaign = async ({ post }: TestApi, as: Token, campaignId: string): Promise<Participation> =>
  assertDone<{ data: Participation }>(await post('/affiliate/joinCampaign', { as, body: { campaignId } })).data;

/** Follows a link, signed in or not; returns the visitor id of the cookie. */
export const followLink = async (
  { post }: TestApi,
  code: string,
  { as, visitor, agent = PHONE, ip = '203.0.113.7', ...rest }: FollowFacts = {},
): Promise<string | null> => {
  const body = { code, ...(visitor !== undefined && { visitor }), ...rest };
  const answer = await post('/affiliate/click', { as, body, ip, headers: { 'user-agent': agent } });
  return assertDone<{ data: { landing: string; visitor: string | null } }>(answer).data.visitor;
};

interface FollowFacts {
  readonly as?: Token | undefined;
  readonly visitor?: string;
  readonly agent?: string;
  readonly ip?: string;
  readonly private?: boolean;
}

/** Runs the job of every minute. */
export const scanNow = ({ api }: TestApi): Promise<void> => scanConversions(api.platform);

/** Sets when an account was opened, by the test clock; the database's own clock would differ. */
export const setOpeningTime = async (
  { api }: TestApi,
  { memberId }: Pick<TestMember, 'memberId'>,
  openingTime: Date,
) => {
  await api.platform.db.update(accounts).set({ createdAt: openingTime }).where(eq(accounts.memberId, memberId));
};

/** Calls about payouts that take a key, with a new key unless one is given. */
export const payoutCalls = ({ post, put }: TestApi, as: Token) => {
  const keyed = (body: Body, key: string = randomUUID()) => ({ as, body, headers: { 'idempotency-key': key } });
  return {
    make: (body: Body, key?: string) => post('/affiliate/payouts', keyed(body, key)),
    pay: (id: string, body: Body = {}, key?: string) => put(`/affiliate/payouts/${id}/pay`, keyed(body, key)),
    cancel: (id: string, key?: string) => put(`/affiliate/payouts/${id}/cancel`, keyed({}, key)),
  };
};
