import * as z from 'zod';
import { ById, data, Done, Flag, Id, line, list, Paging, whole } from '../../common.ts';
import { endpoints, FACTOR_ERRORS } from '../../http/endpoint.ts';
import {
  CampaignChange,
  CampaignDetail,
  CampaignDraft,
  CampaignStatus,
  CampaignType,
  ManagedCampaign,
  Participant,
} from './schema.ts';

/** Management of campaigns by a group's admins; other callers get not-found. */
export const affiliateCampaign = endpoints({
  list: {
    method: 'GET',
    path: '/affiliate/manage',
    access: 'member',
    summary: 'All campaigns of a group with figures, newest first; for group admins',
    query: Paging.extend({
      groupId: Id,
      type: CampaignType.optional(),
      status: CampaignStatus.optional(),
      q: line(100).optional(),
    }),
    result: list(ManagedCampaign),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  get: {
    method: 'GET',
    path: '/affiliate/manage/:id',
    access: 'member',
    summary: 'A campaign with daily figures and all form fields; for group admins',
    params: ById,
    result: data(CampaignDetail),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  create: {
    method: 'POST',
    path: '/affiliate',
    access: 'member',
    summary: 'Creates a campaign of a group, as a draft by default; for group admins',
    body: CampaignDraft,
    result: data(CampaignDetail),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified'],
  },
  update: {
    method: 'PUT',
    path: '/affiliate/:id',
    access: 'member',
    summary: 'Replaces all fields of a campaign that has not ended; existing rewards do not change',
    params: ById,
    body: CampaignChange,
    result: data(CampaignDetail),
    errors: [...FACTOR_ERRORS, 'not-found', 'account-unverified', 'conflict', 'wrong-state'],
  },
  setStatus: {
    method: 'PUT',
    path: '/affiliate/:id/status',
    access: 'member',
    summary:
      'Starts, pauses or ends a campaign; a paused one accepts no participants and counts no clicks, an ended one is final',
    params: ById,
    body: z.object({ status: CampaignStatus, version: whole(1, 1_000_000).optional() }),
    result: data(CampaignDetail),
    errors: [...FACTOR_ERRORS, 'not-found', 'account-unverified', 'conflict', 'wrong-state'],
  },
  setOutstanding: {
    method: 'PUT',
    path: '/affiliate/:id/outstanding',
    access: 'staff',
    summary: 'Marks a campaign as outstanding among those of all groups, or removes the mark',
    params: ById,
    body: z.object({ outstanding: Flag }),
    result: Done,
    errors: ['not-found'],
  },
  participants: {
    method: 'GET',
    path: '/affiliate/:id/participants',
    access: 'member',
    summary: 'Participants of a campaign with figures and warning signs, latest joined first; for group admins',
    params: ById,
    query: Paging.extend({ q: line(100).optional() }),
    result: list(Participant),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  block: {
    method: 'PUT',
    path: '/affiliate/participants/:id/block',
    access: 'member',
    summary: 'Blocks a participant, so that clicks no longer count, or unblocks them; existing rewards stay',
    params: ById,
    body: z.object({ blocked: Flag }),
    result: Done,
    errors: [...FACTOR_ERRORS, 'not-found', 'account-unverified'],
  },
});
