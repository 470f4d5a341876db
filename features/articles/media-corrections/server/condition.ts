/** What a proposal wants, beside what is: which articles it concerns, and the media as they will be. */
import type { MediumRecord } from '@guanlan/features/articles/articles/contract'
import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import {
  type MisplacedArticles,
  mediumRecord,
  type StoredMedium,
} from '@guanlan/features/articles/articles/server/facts'
import { refuse } from '@guanlan/platform/contract'
import type { Tx } from '@guanlan/platform/server'

const codeOf = (type: MediumRecord['mediaType']) => (type === null ? null : mediaTypes.indexOf(type) + 1)

/** Of a medium that is corrected, the articles change that have the type it had; another type was said by their sender. */
export function misplacedBy(
  medium: StoredMedium,
  { merged, mediaType }: { merged: readonly number[]; mediaType: MediumRecord['mediaType'] },
): MisplacedArticles {
  const had = medium.mediaType ?? medium.said?.mediaType ?? null
  return { mediaId: medium.id, merged, wrongType: mediaType !== null && mediaType !== had ? codeOf(had) : null }
}

/** @throws when it is not there, or has become part of another one */
export async function mediumOf(db: Tx, id: number, orgId: number, field: string): Promise<StoredMedium> {
  const medium = await mediumRecord(db, id, orgId)
  if (medium.mergedInto !== null)
    throw refuse('invalid', 'mediaCorrections.mergedAlready', { name: medium.name }, field)
  return medium
}

/** The medium with the names of those merged into it; its old name stays one of its names. */
export function corrected(
  medium: StoredMedium,
  merged: readonly StoredMedium[],
  requested: MediumRecord,
): StoredMedium {
  const { wrongType } = misplacedBy(medium, { merged: [], mediaType: requested.mediaType })
  const others = merged.flatMap(each => [each.name, ...each.aliases])
  return {
    ...requested,
    id: medium.id,
    // Proposals of before say nothing of it.
    bodyId: requested.bodyId === undefined ? (medium.bodyId ?? null) : requested.bodyId,
    mergedInto: null,
    said: null,
    typeBefore: wrongType ?? medium.typeBefore,
    aliases: [...new Set([...requested.aliases, ...(requested.name === medium.name ? [] : [medium.name]), ...others])],
    domains: [...new Set([...requested.domains, ...merged.flatMap(each => each.domains)])],
    accounts: [...new Set([...requested.accounts, ...merged.flatMap(each => each.accounts)])],
  }
}
