/** Kinds of errors of RFC 7644, section 3.12. */
type ScimType =
  | 'invalidFilter'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'
  | 'tooMany';

/** An error that a directory is told in SCIM's form. */
export class ScimError extends Error {
  override readonly name = 'ScimError';
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

/** Refuses a call; an expression, so that it can follow `??`. */
export const refuse = (status: number, detail: string, scimType?: ScimType): never => {
  throw new ScimError(status, detail, scimType);
};

/** Refuses a filter with the part that cannot be used. */
export const refuseFilter = (filter: { readonly op: string; readonly path?: string }): never =>
  refuse(400, `The filter cannot use ${filter.path ?? filter.op}.`, 'invalidFilter');
