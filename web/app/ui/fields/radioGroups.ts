/**
 * Field that names the radio groups of a form which began without a choice. Browsers send nothing for such a group while
 * no radio is ticked, so that the server could not tell that the form has it.
 */
export const RADIO_GROUPS = 'radioGroups';
