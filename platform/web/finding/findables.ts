/** What the head's box can find: each feature declares in `web/findables.ts` how its kinds are called and where they open. */
import type { Phrase } from '@guanlan/platform/contract'
import type { IconName } from '../parts/icons.ts'

/** A thing that the server found by name; `kind` says whose it is. */
export interface FoundThing {
  kind: string
  id: number
  name: string
  note: string | null
  about: Readonly<Record<string, string>>
}

export interface FindableKind {
  /** The heading above the things of this kind. */
  title: Phrase
  icon: IconName
  /** The address at which the thing opens; null: it opens nowhere. */
  addressOf: (thing: FoundThing) => string | null
}

/** Where the reader is, as the router says it. */
export interface Here {
  pathname: string
  search: string
}

/** What can be done with the words themselves, whatever they find. */
export interface Offer {
  icon: IconName
  /** With `{{words}}`. */
  text: Phrase
  /** `first`: these words mean just this, such as an address that was pasted; `last`: below all that was found. */
  place: (words: string) => 'first' | 'last' | null
  addressOf: (words: string, here: Here) => string
}

export interface Findables {
  kinds?: Readonly<Record<string, FindableKind>>
  offers?: readonly Offer[]
}
