import type { StaffGroup } from '@m4u/contract/profile/group/staff';
import { m } from '../../../paraglide/messages.js';
import type { Fact } from '../../../platform/administration/AdminFacts.tsx';
import { dateAndTime, number } from '../../../platform/language/formats.ts';
import { Tag } from '../../../ui/Tag.tsx';

/** Kind of a group, in words. */
export const formatGroupKind = ({ kind }: Pick<StaffGroup, 'kind'>): string =>
  kind === 'brand' ? m.admin_kind_brand() : m.admin_kind_group();

/** Tags for a group's unusual states. */
export const GroupTags = ({ group: { deletedAt, lockedAt } }: { group: StaffGroup }) => (
  <>
    {deletedAt === null && lockedAt === null && <Tag>{m.admin_member_active()}</Tag>}
    {deletedAt !== null && <Tag>{m.admin_state_deleted()}</Tag>}
    {lockedAt !== null && <Tag>{m.admin_group_locked()}</Tag>}
  </>
);

/** The facts that staff need about a group. */
export const listGroupFacts = (group: StaffGroup): Fact[] => {
  const { _id, urlMinify, agency, memberTotal, createdAt, deletedAt } = group;
  return [
    { label: m.admin_fact_kind(), value: formatGroupKind(group) },
    { label: m.admin_fact_agency(), value: agency ? <span lang="">{agency.name}</span> : m.admin_fact_none() },
    { label: m.admin_fact_members(), value: number(memberTotal) },
    { label: m.admin_fact_link(), value: urlMinify ?? m.admin_fact_none() },
    { label: m.admin_fact_created(), value: dateAndTime(createdAt) },
    deletedAt !== null && { label: m.admin_fact_deleted(), value: dateAndTime(deletedAt) },
    { label: m.admin_fact_id(), value: <code className="text-sm">{_id}</code> },
  ];
};
