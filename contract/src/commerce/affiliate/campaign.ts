import * as z from 'zod';
import { ById, data, Done, Flag, Id, line, list, Paging, whole } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
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
    summary: 'All campaigns of a group with their figures, the newest first; for its admins',
    query: Paging.extend({
      groupId: Id,
      type: CampaignType.optional(),
      status: CampaignStatus.optional(),
      q: line(100).optional(),
    }),
    result: list(ManagedCampaign),
    errors: ['not-found', 'forbidden'],
  },
  get: {
    method: 'GET',
    path: '/affiliate/manage/:id',
    access: 'member',
    summary: 'One campaign with its figures by day and all that its form needs; for the group’s admins',
    params: ById,
    result: data(CampaignDetail),
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/affiliate',
    access: 'member',
    summary: 'Makes a campaign of a group, a draft unless told to run; by an admin of the group',
    body: CampaignDraft,
    result: data(CampaignDetail),
    errors: ['not-found', 'forbidden', 'account-unverified'],
  },
  update: {
    method: 'PUT',
    path: '/affiliate/:id',
    access: 'member',
    summary: 'Changes a campaign that is not ended, whole; rewards that are there stay as they are',
    params: ById,
    body: CampaignChange,
    result: data(CampaignDetail),
    errors: ['not-found', 'account-unverified', 'conflict', 'wrong-state'],
  },
  setStatus: {
    method: 'PUT',
    path: '/affiliate/:id/status',
    access: 'member',
    summary:
      'Starts, pauses or ends a campaign; while it is paused nobody joins and clicks do not count, ended it is for good',
    params: ById,
    body: z.object({ status: CampaignStatus, version: whole(1, 1_000_000).optional() }),
    result: data(CampaignDetail),
    errors: ['not-found', 'account-unverified', 'conflict', 'wrong-state'],
  },
  setOutstanding: {
    method: 'PUT',
    path: '/affiliate/:id/outstanding',
    access: 'staff',
    summary: 'Puts a campaign among the outstanding ones of all groups, or takes it away',
    params: ById,
    body: z.object({ outstanding: Flag }),
    result: Done,
    errors: ['not-found'],
  },
  participants: {
    method: 'GET',
    path: '/affiliate/:id/participants',
    access: 'member',
    summary:
      'Who takes part in a campaign, with their figures and signs, the latest joined first; for the group’s admins',
    params: ById,
    query: Paging.extend({ q: line(100).optional() }),
    result: list(Participant),
    errors: ['not-found'],
  },
  block: {
    method: 'PUT',
    path: '/affiliate/participants/:id/block',
    access: 'member',
    summary: 'Stops counting for a participant, or counts again; rewards that are there are left to be decided on',
    params: ById,
    body: z.object({ blocked: Flag }),
    result: Done,
    errors: ['not-found', 'account-unverified'],
  },
});
