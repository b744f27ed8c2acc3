import type { MemberDetailForStaff } from '@m4u/contract/profile/member/staff';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import type { Fact } from '../../../platform/administration/AdminFacts.tsx';
import { dateAndTime, number, phone } from '../../../platform/language/formats.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { typeWords } from './MemberTypeForm.tsx';

/** The facts that staff need about a member. */
export const listMemberFacts = (member: MemberDetailForStaff): Fact[] => {
  const { email, phone: dialled, verified, hasAccount, urlMinify, sessions, createdAt, groups } = member;
  const { deletedAt, restorableUntil, _id, type, agency } = member;
  return [
    email !== null && { label: m.admin_fact_email(), value: email },
    dialled !== null && { label: m.admin_fact_phone(), value: phone(dialled) },
    hasAccount && {
      label: m.admin_fact_identifier(),
      value: verified ? m.admin_member_verified() : m.admin_member_unverified(),
    },
    { label: m.admin_type(), value: typeWords[type]() },
    agency !== null && {
      label: m.admin_fact_agency(),
      value: <TextLink to={href('/agency/:id', { id: agency._id })}>{agency.name}</TextLink>,
    },
    { label: m.admin_fact_link(), value: urlMinify ?? m.admin_fact_none() },
    { label: m.admin_fact_sessions(), value: number(sessions) },
    { label: m.admin_fact_created(), value: dateAndTime(createdAt) },
    deletedAt !== null && { label: m.admin_fact_deleted(), value: dateAndTime(deletedAt) },
    restorableUntil !== null && { label: m.admin_fact_restorable(), value: dateAndTime(restorableUntil) },
    { label: m.admin_fact_id(), value: <code className="text-sm">{_id}</code> },
    groups.length > 0 && {
      label: m.admin_fact_groups(),
      value: (
        <ul>
          {groups.map((group) => (
            <li key={group._id}>
              <TextLink to={href('/admin/groups/:id', { id: group._id })} lang="">
                {group.name}
              </TextLink>
              {group.role === 'admin' && ` · ${m.admin_role_admin()}`}
            </li>
          ))}
        </ul>
      ),
    },
  ];
};
