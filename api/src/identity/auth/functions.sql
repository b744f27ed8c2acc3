-- A visitor's page asks of its owner one thing that the account says. It is answered for the program, and no row
-- comes out; whoever asks is who acts again after it. (A setting of the function itself only a superuser may write down.)
-- A call is dear beside a look at the table: for lists, queries of the program read the table.
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
