/** What is excluded, as the black filters that take it out: one for media, one for the accounts of each media type. Pure. */
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import type { FilterDraft } from '@guanlan/features/monitors/filters/contract'
import { type Locale, say } from '@guanlan/platform/contract'
import type { Entry } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** `media`, or the media type of accounts. */
export type GroupKey = 'media' | Entry['mediaType']
export const groupOf = ({ entry, mediaType }: Pick<Entry, 'entry' | 'mediaType'>): GroupKey =>
  entry.startsWith('m') ? 'media' : mediaType

export const groupsOf = (entries: readonly Entry[]): Map<GroupKey, Entry[]> => Map.groupBy(entries, groupOf)

export const nameOfGroup = (key: GroupKey, locale: Locale): string =>
  key === 'media'
    ? say(strings.filterOfMedia, locale)
    : say(strings.filterOfAccounts, locale, { type: say(articleStrings[key], locale) })

/** @param entries all of the group */
export function draftOf(key: GroupKey, entries: readonly Entry[], name: string): FilterDraft {
  const draft = { name, enabled: true, monitorIds: [], type: 'black' as const, logicOperator: 'and' as const }
  if (key === 'media') return { ...draft, allMedia: false, media: entries.map(({ id }) => id), conditions: [] }
  return {
    ...draft,
    allMedia: true,
    media: [],
    conditions: [
      { name: 'account', relationOperator: 'is', value: [...new Set(entries.map(each => each.name))] },
      { name: 'type', relationOperator: 'is', value: [key] },
    ],
  }
}
