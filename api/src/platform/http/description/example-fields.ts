/** Fields that are the end of a period. */
export const END_FIELDS =
  /^(?:end|endsAt|to|closes|dueAt|expires|expiresAt|restorableUntil|changesAt|followUpOn|replyUntil|endsOn|graceUntil)$/;

/** Fields about a possible later event: null in examples where allowed. */
export const NULL_FIELDS =
  /^(?:deletedAt|lockedAt|lockedBy|closedAt|cancelledAt|voids|reverses|parentId|beforeId|before|error|nextCursor|lastEventId|restorableUntil|formerName|placeholder|confirmedAt|migratedTo|parentCode|fixed|gift)$/;

/** Flags that are true in examples; others are false. */
export const TRUE_FLAGS =
  /^(?:add|update|verified|enabled|agreed|accepted|findable|shown|public|active|confirm|coming|granted)$/;
