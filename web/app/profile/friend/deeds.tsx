/** Where a deed is posted, and what with: a plain form, so that it works without scripts. */
export interface DeedForm {
  /** The reader’s own screen of friends. */
  readonly action: string;
  /** Whom it is about. */
  readonly person: string;
  /** Path of the screen to come back to. */
  readonly back: string;
}

/** The fields of a deed’s form beside its intent. */
export const DeedFields = ({ person, back }: Pick<DeedForm, 'person' | 'back'>) => (
  <>
    <input type="hidden" name="person" value={person} />
    <input type="hidden" name="back" value={back} />
  </>
);
