/** Who is here, as far as screens and the guard need to know. The server decides for itself and never trusts this. */
import type { Profile } from '@guanlan/features/people/sign-in/contract'

export interface Session {
  profile: Profile
  /** The chosen organisation; null before one is chosen. */
  orgId: number | null
  /** Realm and client roles of the token, and the role held in the chosen organisation. */
  roles: readonly string[]
  /** Paths that the purview lists. */
  menus: readonly string[]
  /** What the person may do in the chosen organisation, such as `monitors.edit`; null while it is not known. */
  functions: readonly string[] | null
  /** The organisation's subscription is over (ambiguities 7). */
  expired: boolean
}

/** The organisation of the first group: the third segment's part before the underscore, else the last segment that has one (ambiguities 20). */
export function orgOfGroups(groups: unknown): number | null {
  const first: unknown = Array.isArray(groups) ? groups[0] : undefined
  if (typeof first !== 'string') return null
  const segments = first.split('/').filter(Boolean)
  const third = segments[2]
  const named = third?.includes('_') ? third : segments.findLast(segment => segment.includes('_'))
  const id = Number(named?.split('_')[0])
  return Number.isInteger(id) && id > 0 ? id : null
}

/** Which organisation to begin with: the remembered one if still a member, the only one, or the one of the first group where the place asks for it. */
export function orgToBegin(
  orgs: readonly { id: number }[],
  rememberedId: number | null,
  groups: unknown,
  path: string,
): number | null {
  const belongs = (id: number | null) => orgs.some(org => org.id === id)
  if (belongs(rememberedId)) return rememberedId
  if (orgs.length === 1) return orgs[0]?.id ?? null
  if (path === '/Search' || path === '/dataCloudDetail') {
    const id = orgOfGroups(groups)
    if (belongs(id)) return id
  }
  return null
}
