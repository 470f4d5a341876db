/** Which features can be switched off, and by which screens people know them. Pure. */
import { shownTree, type Tree } from '@guanlan/features/people/roles/server'
import { type Feature, type Locale, say } from '@guanlan/platform/contract'

export interface Switchable {
  feature: string
  title: string
}

/** Without these nobody could enter, see what goes on, or switch anything on again. */
const essential = new Set([
  'articles',
  'auditLog',
  'billing',
  'notifications',
  'quickFind',
  'undo',
  'organisations',
  'members',
  'preferences',
  'roles',
  'tasks',
  'savedViews',
])

export function switchableOf(features: readonly Feature[], tree: Tree, locale: Locale): Switchable[] {
  const screens = shownTree(tree, locale, []).modules.flatMap(module => module.screens)
  return features
    .filter(({ name, permissions }) => Object.keys(permissions).length > 0 && !essential.has(name))
    .map(({ name, permissions }) => {
      const own = screens.filter(screen => screen.needs?.startsWith(`${name}.`)).map(screen => screen.title)
      // Without a screen of its own it is known by what it lets people do.
      const titles = own.length > 0 ? own : Object.values(permissions).map(permission => say(permission.name, locale))
      return { feature: name, title: [...new Set(titles)].join(' · ') }
    })
    .sort((a, b) => a.title.localeCompare(b.title, locale))
}
