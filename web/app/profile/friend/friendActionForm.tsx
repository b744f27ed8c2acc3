/** Target and fields of a plain form for a friend action, which works without scripts. */
export interface FriendActionForm {
  /** Path of the reader's own friends screen. */
  readonly action: string;
  /** Id of the other member. */
  readonly person: string;
  /** Path of the screen to return to. */
  readonly back: string;
}

/** Hidden fields of a friend action's form, besides its intent. */
export const FriendActionFields = ({ person, back }: Pick<FriendActionForm, 'person' | 'back'>) => (
  <>
    <input type="hidden" name="person" value={person} />
    <input type="hidden" name="back" value={back} />
  </>
);
