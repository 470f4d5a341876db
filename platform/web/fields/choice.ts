/** What can be chosen, and where more of it comes from. */
import type { CallOptions } from '../client/send.ts'

export interface Choice {
  id: string | number
  name: string
  /** Stands behind the name: a department, a path. */
  note?: string
  /** Colour of a dot before the name, as CSS. */
  colour?: string
}

/**
 * Choices of a feature (members, monitors, media): a field is made of it in one line where the feature lives, e.g.
 * `export const MemberInput = props => <PickerInput {...props} source={members} />`.
 */
export interface ChoiceSource {
  /** Of the cache; unique in the product. */
  name: string
  /** At most fifty or so that fit what was typed, the most likely first. */
  find: (like: string, options: CallOptions) => Promise<readonly Choice[]>
  /** Names of what was chosen earlier, for showing it. */
  byIds: (ids: readonly Choice['id'][], options: CallOptions) => Promise<readonly Choice[]>
  /** Makes one of what was typed; null: it was not made, and the reader knows why. Absent: who chooses cannot make new ones. */
  create?: (name: string) => Promise<Choice | null>
}

/** Stands among what was found for the one that would be made; no source has such an id. */
export const madeOfTyped = 'made of what is typed'
