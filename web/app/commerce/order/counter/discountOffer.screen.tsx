import type { Route } from './+types/discountOffer.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { money } from '../../../platform/language/formats.ts';
import { problemOf } from '../../../platform/api/problem.ts';

/** Quotes the discount of a code for the counter during input; redeems nothing and has no screen. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const of = (name: string): string => searchParams.get(name) ?? '';
  const quoteQuery = { groupId: of('groupId'), memberId: of('memberId'), value: of('value'), code: of('code') };
  // Only these parameters: React Router adds others to the address, and `useDiscountQuote` compares the query.
  const query = new URLSearchParams(quoteQuery).toString();
  try {
    const { data } = await api(context).discountGroup.quote({ query: quoteQuery });
    return {
      query,
      discount: data.amount,
      description: m.point_code_takes({ name: data.name, amount: money(data.amount) }),
    };
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500) throw thrown;
    return { query, discount: 0, description: problem.errors[0]?.message ?? problem.detail };
  }
};
