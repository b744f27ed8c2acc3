-- Tables of the platform: rows of a call or stream are visible to their member, the others to the program only.
DROP POLICY IF EXISTS idempotency_keys_own ON idempotency_keys;
CREATE POLICY idempotency_keys_own ON idempotency_keys USING ((SELECT m4u_sees_all()) OR actor_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS streams_own ON streams;
CREATE POLICY streams_own ON streams USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS stream_changes_own ON stream_changes;
CREATE POLICY stream_changes_own ON stream_changes USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS rate_limits_program ON rate_limits;
CREATE POLICY rate_limits_program ON rate_limits USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS used_challenges_program ON used_challenges;
CREATE POLICY used_challenges_program ON used_challenges USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS suppressed_addresses_program ON suppressed_addresses;
CREATE POLICY suppressed_addresses_program ON suppressed_addresses USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS sent_messages_program ON sent_messages;
CREATE POLICY sent_messages_program ON sent_messages USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS zalo_tokens_program ON zalo_tokens;
CREATE POLICY zalo_tokens_program ON zalo_tokens USING ((SELECT m4u_sees_all()));
