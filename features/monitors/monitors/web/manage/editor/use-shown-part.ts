import { Language, MediaType } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { useRegionName } from '@guanlan/features/articles/articles/web'
import { useWords } from '@guanlan/platform/web'
import type { Monitor } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import type { Draft } from '../../drafts/draft.ts'
import { useMediaGroups } from '../../media-groups/media-group-queries.ts'
import type { ConflictPart } from './conflict.ts'
import { languageName, useRegions } from './limit-names.ts'

/** A part of a monitor beside its words, as people read it; empty: nothing is set. */
export function useShownPart(monitors: readonly Monitor[]) {
  const t = useWords(strings)
  const named = useWords(articleStrings)
  const regions = useRegions()
  const language = (code: string) => t(languageName[Language.catch('other').parse(code)])
  const mediaType = (word: string) => {
    const known = MediaType.safeParse(word)
    return known.success ? named(known.data) : word
  }
  const groups = useMediaGroups()
  const groupName = (id: number) => groups.find(each => each.id === id)?.name ?? `#${id}`
  const regionName = useRegionName()
  const region = (code: number) =>
    regionName(code, regions.find(each => each.code === String(code))?.short ?? String(code))
  return (part: Exclude<ConflictPart, 'words'>, draft: Draft): string =>
    ({
      name: draft.name,
      shortName: draft.shortName,
      category: draft.category,
      folder: monitors.find(each => each.id === draft.fatherId)?.name ?? t('topLevel'),
      limitMedia: [...draft.mediaLimit.map(mediaType), ...draft.mediaGroups.map(groupName)].join(' · '),
      limitLanguages: draft.languages.map(language).join(' · '),
      limitRegions: draft.regions.map(region).join(' · '),
      state: t(draft.isOpen ? 'isOpen' : 'closed'),
    })[part]
}
