-- Whether the actor is or was in a conversation, or began it. Their own row is theirs without asking this, which is asked
-- of the rows of others.
CREATE OR REPLACE FUNCTION m4u_in_conversation(conversation uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM public.conversation_members WHERE conversation_id = conversation AND member_id = public.m4u_actor())
    OR EXISTS (SELECT FROM public.conversations WHERE id = conversation AND created_by = public.m4u_actor());
END $$;
