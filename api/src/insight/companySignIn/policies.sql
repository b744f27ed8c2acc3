DROP POLICY IF EXISTS company_providers_owner ON company_providers;
CREATE POLICY company_providers_owner ON company_providers
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_owned()));

DROP POLICY IF EXISTS company_domains_owner ON company_domains;
CREATE POLICY company_domains_owner ON company_domains
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_owned()));

DROP POLICY IF EXISTS company_tokens_owner ON company_tokens;
CREATE POLICY company_tokens_owner ON company_tokens
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_owned()));

DROP POLICY IF EXISTS company_users_owner ON company_users;
CREATE POLICY company_users_owner ON company_users
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_owned()));

DROP POLICY IF EXISTS company_groups_owner ON company_groups;
CREATE POLICY company_groups_owner ON company_groups
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_owned()));

DROP POLICY IF EXISTS company_group_members_owner ON company_group_members;
CREATE POLICY company_group_members_owner ON company_group_members
  USING ((SELECT m4u_sees_all()) OR EXISTS (SELECT FROM company_groups AS own
    WHERE own.id = company_group_members.company_group_id AND own.group_id IN (SELECT m4u_owned())));
