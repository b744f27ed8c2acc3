import type { groupInvitation } from '@m4u/contract/profile/group/invitation';
import type { groupPeople } from '@m4u/contract/profile/group/people';
import { data, whenDone, type Handlers } from '../../../platform/http/operation/implement.ts';
import * as invited from '../invitations/service.ts';
import * as people from './service.ts';
import { setFactorRequired } from './factor.service.ts';
import { addMember, changeMember } from './membershipChange.service.ts';

/** Handlers of calls about the people of a group. */
export const peopleHandlers: Handlers<typeof groupPeople> = {
  people: (ctx, { params, query }) => people.list(ctx, params.groupId, query),
  requests: (ctx, { params, query }) => people.listRequests(ctx, params.groupId, query),
  memberOf: (ctx, { params }) => data(people.getMembership(ctx, params.groupId, params.id)),
  changeMember: (ctx, { params, body }) => data(changeMember(ctx, params.id, body)),
  addMember: (ctx, { body }) => data(addMember(ctx, body)),
  standing: (ctx, { params }) => data(people.getMembershipState(ctx, params.groupId)),
  requireFactor: (ctx, { params, body }) => data(setFactorRequired(ctx, params.groupId, body.required)),
  managed: (ctx, { query }) => data(people.listManaged(ctx, query.right)),
};

/** Handlers of calls about invitations to a group. */
export const invitationHandlers: Handlers<typeof groupInvitation> = {
  invitations: (ctx, { params, query }) => invited.list(ctx, params.groupId, query),
  receivedInvitations: (ctx, { query }) => invited.listOwn(ctx, query),
  invitation: (ctx, { params, query }) => data(invited.view(ctx, params.id, query.key)),
  acceptInvitation: (ctx, { params, body }) => data(invited.accept(ctx, params.id, body.key)),
  declineInvitation: (ctx, { params, body }) => whenDone(invited.decline(ctx, params.id, body.key)),
  withdrawInvitation: (ctx, { params }) => whenDone(invited.withdraw(ctx, params.id)),
  resendInvitation: (ctx, { params }) => data(invited.resend(ctx, params.id)),
};
