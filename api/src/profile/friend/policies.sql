DROP POLICY IF EXISTS friendships_own ON friendships;
CREATE POLICY friendships_own ON friendships
  USING ((SELECT m4u_sees_all()) OR from_id = (SELECT m4u_actor()) OR to_id = (SELECT m4u_actor()));

-- Both members read a block, because neither may find the other; only the member who blocked changes it.
DROP POLICY IF EXISTS member_blocks_read ON member_blocks;
CREATE POLICY member_blocks_read ON member_blocks FOR SELECT
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR blocked_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS member_blocks_add ON member_blocks;
CREATE POLICY member_blocks_add ON member_blocks FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS member_blocks_change ON member_blocks;
CREATE POLICY member_blocks_change ON member_blocks FOR UPDATE
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS member_blocks_remove ON member_blocks;
CREATE POLICY member_blocks_remove ON member_blocks FOR DELETE
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));
