import {
  accountTypes,
  accountTypeWord,
  type Filter,
  fieldOfSets,
  filterFields,
  genders,
  genderWord,
  mediaLevels,
  mediaTypes,
  platforms,
  positionKeys,
  positionWord,
  type SetKind,
  setKindOf,
} from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { useRegionName } from '@guanlan/features/articles/articles/web'
import { useDimensionName } from '@guanlan/features/articles/vocabularies/web'
import { strings as actStrings } from '@guanlan/features/handling/article-actions/strings'
import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import { useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { strings } from '../../strings.ts'
import { articleApi } from '../desk-queries.ts'

export type Field = Filter['field']

/** Fields whose values are a short list known beforehand. */
const choices = {
  mediaType: mediaTypes,
  sentiment: ['1', '0', '-1', '2'],
  level: ['1', '2', '3', '4'],
  accountType: accountTypes,
  gender: genders,
  position: [...positionKeys, 'unknown'],
  mediaLevel: mediaLevels,
  platform: platforms,
  weekday: ['1', '2', '3', '4', '5', '6', '7'],
  hour: Array.from({ length: 24 }, (_, hour) => String(hour)),
  language: ['zh-CN', 'zh-TW', 'en', 'ja', 'ko', 'other'],
  read: ['0', '1'],
  advertisement: ['0', '1'],
  favourite: ['1', '0'],
  featured: ['1', '0'],
  review: ['0', '1', '2'],
  state: ['0', '1', '2'],
  priority: ['0', '1', '2', '3'],
  overdue: ['1', '0'],
  note: ['1', '0'],
  assignee: ['me', '0'],
} as const satisfies Partial<Record<Field, readonly string[]>>

/** Not offered: what is chosen elsewhere (a folder, a filter). */
export const fields = filterFields.filter(
  field =>
    field !== 'folder' &&
    field !== 'filter' &&
    field !== 'label' &&
    field !== 'story' &&
    field !== 'article' &&
    field !== 'arrived',
)
type Listed = keyof typeof choices
export const isListed = (field: Field): field is Listed => field in choices
export const choicesOf = (field: Listed): readonly string[] => choices[field]

/** Fields whose values are numbers or keys of rows: their names are looked up. */
type LookedUp = (typeof fieldOfSets)[SetKind] | 'dimension' | 'media' | 'monitor' | 'story'

/** Names of the values that are a list of words. */
export function useChoiceWord(): (field: Exclude<Field, LookedUp>, value: string) => string {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const w = useWords(actStrings)
  return (field, value) => {
    if (field === 'mediaType' || field === 'language' || field === 'mediaLevel' || field === 'platform')
      return a(value as 'web')
    if (field === 'weekday') return a(`weekday${value}` as 'weekday1')
    if (field === 'hour') return a('hourOfDay', { hour: value })
    if (field === 'accountType') return a(accountTypeWord(value))
    if (field === 'gender') return a(genderWord(value))
    if (field === 'position') {
      const { key, ...of } = positionWord(value)
      return a(key, 'values' in of ? of.values : {})
    }
    if (field === 'sentiment')
      return t(value === '1' ? 'positive' : value === '-1' ? 'negative' : value === '2' ? 'sensitive' : 'neutral')
    if (field === 'level') return t(`level${value}` as 'level1')
    if (field === 'advertisement') return t(value === '1' ? 'isAd' : 'isNoAd')
    if (field === 'review' || field === 'state' || field === 'priority') return w(`${field}${value}` as 'review0')
    if (
      field === 'favourite' ||
      field === 'followed' ||
      field === 'featured' ||
      field === 'overdue' ||
      field === 'note'
    )
      return t(value === '1' ? 'yes' : 'no')
    if (field === 'assignee' && value === 'me') return t('assigneeMe')
    if (field === 'assignee' && value === '0') return t('assigneeNobody')
    if (field === 'read') return t(value === '1' ? 'isRead' : 'isUnread')
    return value
  }
}

/** Provinces by division code; the names come with the first filter that needs them. */
export const useProvinces = (requested: boolean) =>
  useQuery({
    queryKey: ['desk', 'provinces'],
    queryFn: async () => {
      const { regions } = await import('@guanlan/engine/text')
      return regions.filter(region => region.parent === null).map(({ code, short }) => ({ code, name: short }))
    },
    enabled: requested,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useMediaOf = (ids: readonly string[]) =>
  useQuery({
    queryKey: ['desk', 'media', ids.join(',')],
    queryFn: ({ signal }) => articleApi.mediaNames({ query: { ids: ids.join(',') } }, { signal }),
    enabled: ids.length > 0,
    staleTime: 600_000,
  })

const useStoriesOf = (ids: readonly string[]) =>
  useQuery({
    queryKey: ['desk', 'stories', ids.join(',')],
    queryFn: ({ signal }) => articleApi.storyNames({ query: { ids: ids.join(',') } }, { signal }),
    enabled: ids.length > 0,
    staleTime: 600_000,
  })

/** All that can be chosen, the newest first. */
export const useSets = (kind: SetKind, requested: boolean) =>
  useQuery({
    queryKey: ['desk', 'sets', kind],
    queryFn: ({ signal }) => articleApi.setNames({ query: { kind } }, { signal }),
    enabled: requested,
    staleTime: 60_000,
  })

/** A name may be changed at any time by whoever leads the crisis or owns the event or campaign. */
const useSetsOf = (kind: SetKind, ids: readonly string[]) =>
  useQuery({
    queryKey: ['desk', 'sets', kind, ids.join(',')],
    queryFn: ({ signal }) => articleApi.setNames({ query: { kind, ids: ids.join(',') } }, { signal }),
    enabled: ids.length > 0,
    staleTime: 60_000,
  })

/** Filters as a chip says them: field, operator, values. Values of rows whose names are not known yet stay codes. */
export function useFilterWords(filters: readonly Filter[]): { field: string; operator: string; value: string }[] {
  const t = useWords(strings)
  const word = useChoiceWord()
  const format = useFormat()
  const monitors = useMonitors(filters.some(filter => filter.field === 'monitor')).data
  const regionName = useRegionName()
  const provinces = useProvinces(filters.some(filter => filter.field === 'region' || filter.field === 'mentioned')).data
  const mediaIds = filters.flatMap(filter => (filter.field === 'media' ? filter.values : []))
  const media = useMediaOf(mediaIds).data
  const stories = useStoriesOf(filters.flatMap(filter => (filter.field === 'story' ? filter.values : []))).data
  const idsOf = (kind: SetKind) => filters.flatMap(filter => (filter.field === fieldOfSets[kind] ? filter.values : []))
  const sets = {
    crisis: useSetsOf('crisis', idsOf('crisis')).data,
    event: useSetsOf('event', idsOf('event')).data,
    campaign: useSetsOf('campaign', idsOf('campaign')).data,
    dataTask: useSetsOf('dataTask', idsOf('dataTask')).data,
  }
  const dimensionOf = useDimensionName(filters.some(filter => filter.field === 'dimension'))
  const nameOf = (field: Field, value: string) => {
    if (field === 'dimension') return dimensionOf(value)
    if (field === 'region' || field === 'mentioned')
      return regionName(value, provinces?.find(each => each.code === value)?.name ?? value)
    if (field === 'media') return media?.find(each => String(each.id) === value)?.name ?? value
    if (field === 'monitor') return monitors?.find(({ id }) => String(id) === value)?.name ?? `#${value}`
    if (field === 'arrived') return t('afterMoment', { moment: format.moment(value) })
    const kind = setKindOf(field)
    if (kind) return sets[kind]?.find(each => String(each.id) === value)?.name ?? `#${value}`
    if (field === 'story') return stories?.find(each => String(each.id) === value)?.name ?? `#${value}`
    return word(field as Exclude<Field, LookedUp>, value)
  }
  return filters.map(({ field, is, values }) => ({
    field: t(`field_${field}`),
    // What came not after a moment came until then.
    operator: operatorOf(t, field, field === 'arrived' ? 'is' : is),
    value:
      field === 'article'
        ? t('articlesOf', { count: values.length })
        : field === 'arrived' && is === 'isNot'
          ? t('untilMoment', { moment: format.moment(values[0] ?? '') })
          : values.map(value => nameOf(field, value)).join(t('and')),
  }))
}

function operatorOf(t: (key: 'is' | 'isNot' | 'has' | 'hasNot') => string, field: Field, is: Filter['is']): string {
  if (field === 'title' || field === 'keyword') return t(is === 'is' ? 'has' : 'hasNot')
  return t(is)
}
