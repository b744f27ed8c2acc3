DROP POLICY IF EXISTS accounts_own ON accounts;
CREATE POLICY accounts_own ON accounts USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

-- Sessions inherit the visibility of their account: the subquery runs under the account's policy.
DROP POLICY IF EXISTS sessions_own ON sessions;
CREATE POLICY sessions_own ON sessions USING ((SELECT m4u_sees_all())
  OR account_id IN (SELECT id FROM accounts WHERE member_id = (SELECT m4u_actor())));

DROP POLICY IF EXISTS passkeys_own ON passkeys;
CREATE POLICY passkeys_own ON passkeys USING ((SELECT m4u_sees_all())
  OR account_id IN (SELECT id FROM accounts WHERE member_id = (SELECT m4u_actor())));

DROP POLICY IF EXISTS codes_program ON codes;
CREATE POLICY codes_program ON codes USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS reset_tokens_program ON reset_tokens;
CREATE POLICY reset_tokens_program ON reset_tokens USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS owner_links_program ON owner_links;
CREATE POLICY owner_links_program ON owner_links USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS second_factors_program ON second_factors;
CREATE POLICY second_factors_program ON second_factors USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS recovery_codes_program ON recovery_codes;
CREATE POLICY recovery_codes_program ON recovery_codes USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS external_identities_program ON external_identities;
CREATE POLICY external_identities_program ON external_identities USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS used_partner_tokens_program ON used_partner_tokens;
CREATE POLICY used_partner_tokens_program ON used_partner_tokens USING ((SELECT m4u_sees_all()));
