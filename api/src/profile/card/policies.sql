DROP POLICY IF EXISTS card_batches_program ON card_batches;
CREATE POLICY card_batches_program ON card_batches USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS cards_own ON cards;
CREATE POLICY cards_own ON cards USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS card_events_own ON card_events;
CREATE POLICY card_events_own ON card_events
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM cards AS own WHERE own.id = card_events.card_id));

DROP POLICY IF EXISTS card_taps_own ON card_taps;
CREATE POLICY card_taps_own ON card_taps
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM cards AS own WHERE own.id = card_taps.card_id));
