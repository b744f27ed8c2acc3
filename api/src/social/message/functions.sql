-- Whether the actor is or was in a conversation, or started it. Policies check the actor's own rows without it, and only
-- rows of others with it.
CREATE OR REPLACE FUNCTION m4u_in_conversation(conversation uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM public.conversation_members WHERE conversation_id = conversation AND member_id = public.m4u_actor())
    OR EXISTS (SELECT FROM public.conversations WHERE id = conversation AND created_by = public.m4u_actor());
END $$;
