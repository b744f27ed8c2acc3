-- Everybody can read campaigns that are not drafts. UPDATE is open for locks, because joining locks the campaign.
DROP POLICY IF EXISTS affiliate_campaigns_read ON affiliate_campaigns;
CREATE POLICY affiliate_campaigns_read ON affiliate_campaigns FOR SELECT
  USING (status <> 'draft' OR (SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS affiliate_campaigns_add ON affiliate_campaigns;
CREATE POLICY affiliate_campaigns_add ON affiliate_campaigns FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS affiliate_campaigns_change ON affiliate_campaigns;
CREATE POLICY affiliate_campaigns_change ON affiliate_campaigns FOR UPDATE USING (true)
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS affiliate_campaigns_remove ON affiliate_campaigns;
CREATE POLICY affiliate_campaigns_remove ON affiliate_campaigns FOR DELETE USING ((SELECT m4u_sees_all()));

-- Participations, their daily figures and rewards are visible to the participant and the group's admins.
DROP POLICY IF EXISTS affiliate_participants_group ON affiliate_participants;
CREATE POLICY affiliate_participants_group ON affiliate_participants USING ((SELECT m4u_sees_all())
  OR EXISTS (SELECT FROM affiliate_campaigns AS own
    WHERE own.id = affiliate_participants.campaign_id AND own.group_id IN (SELECT m4u_administered())));

DROP POLICY IF EXISTS affiliate_participants_own ON affiliate_participants;
CREATE POLICY affiliate_participants_own ON affiliate_participants FOR SELECT
  USING (member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS affiliate_participants_join ON affiliate_participants;
CREATE POLICY affiliate_participants_join ON affiliate_participants FOR INSERT
  WITH CHECK (member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS affiliate_days_read ON affiliate_days;
CREATE POLICY affiliate_days_read ON affiliate_days FOR SELECT USING ((SELECT m4u_sees_all())
  OR (SELECT true FROM affiliate_participants AS own WHERE own.id = affiliate_days.participant_id));

DROP POLICY IF EXISTS affiliate_days_write ON affiliate_days;
CREATE POLICY affiliate_days_write ON affiliate_days USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS affiliate_attributions_own ON affiliate_attributions;
CREATE POLICY affiliate_attributions_own ON affiliate_attributions
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS affiliate_rewards_group ON affiliate_rewards;
CREATE POLICY affiliate_rewards_group ON affiliate_rewards
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS affiliate_rewards_own ON affiliate_rewards;
CREATE POLICY affiliate_rewards_own ON affiliate_rewards FOR SELECT USING (member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS affiliate_payouts_group ON affiliate_payouts;
CREATE POLICY affiliate_payouts_group ON affiliate_payouts
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS affiliate_payout_items_group ON affiliate_payout_items;
CREATE POLICY affiliate_payout_items_group ON affiliate_payout_items USING ((SELECT m4u_sees_all())
  OR (SELECT true FROM affiliate_payouts AS own WHERE own.id = affiliate_payout_items.payout_id));

DROP POLICY IF EXISTS affiliate_payout_items_own ON affiliate_payout_items;
CREATE POLICY affiliate_payout_items_own ON affiliate_payout_items FOR SELECT
  USING (member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS affiliate_accounts_own ON affiliate_accounts;
CREATE POLICY affiliate_accounts_own ON affiliate_accounts
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS affiliate_clicks_program ON affiliate_clicks;
CREATE POLICY affiliate_clicks_program ON affiliate_clicks USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS affiliate_sweeps_program ON affiliate_sweeps;
CREATE POLICY affiliate_sweeps_program ON affiliate_sweeps USING ((SELECT m4u_sees_all()));
