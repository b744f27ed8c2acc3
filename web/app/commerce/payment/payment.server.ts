import type { Named } from '@m4u/contract/common';
import type { RouterContextProvider } from 'react-router';
import { chooseGroup } from '../../profile/group/people/people.server.ts';

/** The group whose payments a screen shows, and the groups to choose from: none where the address names one. */
export const readPaymentGroup = async (
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<{ group: Named | null; choices: Named[] }> => {
  const { groups, chosen, isNamed } = await chooseGroup(context, new URL(request.url));
  return {
    group: chosen && { _id: chosen._id, name: chosen.name },
    choices: isNamed ? [] : groups.map(({ _id, name }) => ({ _id, name })),
  };
};
