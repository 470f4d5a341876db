/** Media of a campaign with what they printed or broadcast. Pure. */
import type { MediumOffline } from '@guanlan/features/campaigns/offline-pieces/server'
import type { Behind, Part } from '../../contract.ts'

const nothing = { count: 0, positive: 0, neutral: 0, negative: 0 }

/**
 * Beside the articles of the same medium; a medium that stands on no site has a part of its own, behind the others.
 * @param parts with the medium of each
 */
export function withOffline(
  parts: readonly { mediaId: number; part: Part }[],
  offline: readonly MediumOffline[],
): Part[] {
  const first = new Map<number, number>()
  for (const [place, { mediaId }] of parts.entries()) if (!first.has(mediaId)) first.set(mediaId, place)
  const beside = new Map<number, MediumOffline>()
  const others: Part[] = []
  for (const medium of offline) {
    const place = medium.mediaId === null ? undefined : first.get(medium.mediaId)
    if (place !== undefined) beside.set(place, medium)
    else
      others.push({
        ...{ key: `offline:${medium.entry ?? medium.name}`, name: medium.name, ...nothing },
        ...{ behind: behindOf(medium), offline: { count: medium.count, behind: behindOf(medium) } },
      })
  }
  return [
    ...parts.map(({ part }, place) => {
      const medium = beside.get(place)
      return medium ? { ...part, offline: { count: medium.count, behind: behindOf(medium) } } : part
    }),
    ...others,
  ]
}

const behindOf = ({ entry, name }: MediumOffline): Behind =>
  entry === null ? { of: 'offline', like: name } : { of: 'offline', entry }
