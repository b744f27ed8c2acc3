-- Visitors need one fact of the page owner's account. The function reads it as the program, returns no row, and restores
-- the actor. A SET clause on the function would need a superuser. A call is expensive, so that lists read the table as
-- the program instead.
CREATE OR REPLACE FUNCTION m4u_is_searchable(member uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  asking text := coalesce(current_setting('m4u.actor', true), '');
  answer boolean;
BEGIN
  PERFORM set_config('m4u.actor', 'system', true);
  answer := EXISTS (SELECT FROM public.accounts WHERE member_id = member AND verified_at IS NOT NULL AND searchable);
  PERFORM set_config('m4u.actor', asking, true);
  RETURN answer;
END $$;
