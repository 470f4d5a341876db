import type { Phrase } from '@guanlan/platform/contract'

/** Of the site map: a module and its places, as roles offer them. */
export interface ModuleOfPlaces {
  id: string
  title: Phrase
  places: readonly PlaceOfTree[]
}

export interface PlaceOfTree {
  path: string
  aliases: readonly string[]
  title: Phrase
  /** `feature.screen` */
  screen: string
  needs: string | null
  /** Features whose functions are offered here. */
  functions: readonly string[]
  /** A role opens it by its address. */
  isCustom: boolean
  roles: readonly string[] | null
}
