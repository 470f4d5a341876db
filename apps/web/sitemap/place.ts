/** What an address of the product is. Every address is declared once, in places/; menus, tabs, titles, guards and links come from there. */
import type { DomainConfig } from '@guanlan/features/people/sign-in/contract'
import { type Phrase, phrases } from '@guanlan/platform/contract'

interface Address {
  /** After the hash, case-sensitive; `:name` marks a parameter. Absolute also for children (ambiguities 21). */
  path: string
  /** On the tab, in menus, in the window's title and in the command palette. */
  title: Phrase
  /** Who may open it: `sys` anybody with a role, `custom` whoever's purview lists it, absent anybody signed in. */
  position?: 'sys' | 'custom'
  /** Opens without a session. What it shows of a tenant is bound to a signed link, on the server. */
  public?: boolean
  /** With a link in its question (`?token=`) it opens without a session and without a frame, as a public place does; one that is public as well opens so by its link alone. */
  byLink?: boolean
  /** Needs a role containing `monitor_module`; without it the reader goes to /cloudWord (spec 6). */
  auth?: boolean
  /** Only for one of these roles, and for whoever has the permission that it needs. */
  roles?: readonly string[]
  /** The permission that its first call asks for, such as `warnings.view`. Without it there is nothing to see. */
  needs?: string
  /** In place of `needs`, of a screen of parts: the permissions of its parts, one of which is enough. */
  needsOneOf?: readonly string[]
  /** Features whose functions are offered here, where that is not the feature of the screen alone: the permission tree shows them below this place. */
  functions?: readonly string[]
  /** Its tab keeps its state while another is in front. */
  keepAlive?: boolean
  /** Reached from another screen only: not offered by menus, navigation page or palette. */
  hidden?: boolean
  /** Offered by the landing page of the tools (/tools), also where it is hidden elsewhere. */
  tool?: boolean
  /** Its panes scroll, the page does not. */
  noScroll?: boolean
  /** Drawn without rail and bar: public pages and big screens. */
  bare?: boolean
  /** Host kinds that have it besides the default ones. Only on `ipr` and `yq` does a place have to be named (ambiguities 33, 34). */
  hosts?: readonly DomainConfig['hostKind'][]
  /** The place it belongs under; its menu is marked while this one is open. */
  parent?: string
  /** Further addresses that open the same screen. */
  aliases?: readonly string[]
}

/** A place with a screen, or one whose screen is still to be built. */
export interface Shown extends Address {
  /** Key of a feature's `web/screens.ts`, of the shell's own screens, or `planned`. */
  screen: string
  redirect?: undefined
}

/** An address that only leads on. */
export interface Redirect extends Address {
  redirect: string
  screen?: undefined
}

export type SitemapPlace = Shown | Redirect

/** @param id as `phrases` has it, for titles */
export function places(list: readonly SitemapPlace[], id?: string): readonly SitemapPlace[] {
  phrases(Object.fromEntries(list.map(({ path, title }) => [path, title])), id)
  return list
}
