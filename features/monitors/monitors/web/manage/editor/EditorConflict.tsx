import { Language, MediaType } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { useRegionName } from '@guanlan/features/articles/articles/web'
import { formStrings } from '@guanlan/platform/contract'
import { ConflictPanel, useWords } from '@guanlan/platform/web'
import type { Monitor } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import { type Draft, draftOf } from '../../drafts/draft.ts'
import { useMediaGroups } from '../../media-groups/media-group-queries.ts'
import { type ConflictPart, disputed, merged } from './conflict.ts'
import { languageName, useRegions } from './limit-names.ts'

/** Somebody saved this monitor while it is written here: who, when, what, and the choice. */
export function EditorConflict({
  draft,
  ruleText,
  before,
  theirs,
  monitors,
  isSaving,
  onTakeTheirs,
  onSaveMine,
}: {
  draft: Draft
  /** Of the draft; null while it cannot be read. */
  ruleText: string | null
  /** What is written here began with it. */
  before: Draft
  theirs: Monitor
  monitors: readonly Monitor[]
  isSaving: boolean
  onTakeTheirs: () => void
  onSaveMine: (merged: Draft) => void
}) {
  const t = useWords(strings)
  const platform = useWords(formStrings)
  const show = useShownPart(monitors)
  const saved = draftOf(theirs)
  const mine = merged(draft, before, saved)
  // Where the rule is not in dispute, or nobody touched it here, it is theirs.
  const myRule = mine.rule === saved.rule && mine.groups === saved.groups ? theirs.rule : ruleText
  return (
    <ConflictPanel
      said={platform('changedSince', { by: theirs.updatedBy ?? t('bySystem') })}
      at={theirs.updatedAt}
      fields={disputed(draft, before, saved).map(part => ({
        label: t(part),
        mine: part === 'words' ? myRule : show(part, mine),
        theirs: part === 'words' ? theirs.rule : show(part, saved),
      }))}
      isSaving={isSaving}
      onTakeTheirs={onTakeTheirs}
      onSaveMine={() => onSaveMine(mine)}
    />
  )
}

function useShownPart(monitors: readonly Monitor[]) {
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
