/** What a part of the share of voice is called, and which articles it counts. */
import { type Filter, type MediaType, mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { useRegionName } from '@guanlan/features/articles/articles/web'
import { mediaTypeIs, pointOf, useRegionNames } from '@guanlan/features/charts/charts/web'
import { useFormat, useWords } from '@guanlan/platform/web'
import { useCallback } from 'react'
import type { Compared, Voice } from '../../contract.ts'
import { strings } from '../../strings.ts'

type By = Pick<Voice, 'by' | 'unit'>
const noRegion = '0'
/** Of several periods: the first hour or day of each, and so on. */
const isNumbered = (part: string): boolean => /^\d+$/.test(part)

export function usePartName(): (of: By, part: string) => string {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const format = useFormat()
  const regionName = useRegionName()
  const regions = useRegionNames()
  return useCallback(
    ({ by, unit }, part) => {
      if (by === 'time' && isNumbered(part)) return t(`nth_${unit}`, { n: part })
      if (by === 'time') return format.moment(part).slice(5, unit === 'day' ? 10 : 16)
      if (by === 'mediaType') return a(part as MediaType)
      if (by === 'sentiment') return t(part === '1' ? 'positive' : part === '-1' ? 'negative' : 'neutral')
      if (by === 'word') return part
      if (part === noRegion) return t('noRegion')
      return regionName(part, regions.find(({ code }) => code === part)?.short ?? part)
    },
    [t, a, format, regionName, regions],
  )
}

/** The list of a part of a subject: its time, where it is one, and what narrows to it. `place` behind the last part means the rest. Pure. */
export function partOpens(
  { by, parts, from, to }: Pick<Voice, 'by' | 'parts' | 'from' | 'to'>,
  place: number,
  { period, trend }: Pick<Compared, 'period' | 'trend'>,
): { filters: Filter[]; at?: { from: string; to: string } } {
  const part = parts[place]?.part
  if (by === 'time') {
    const points = period ? trend : parts.map(({ part: at }) => ({ at }))
    return { filters: [], at: pointOf({ trend: points }, place, period ?? { from, to }) }
  }
  if (part === undefined) return { filters: [{ field: 'region', is: 'isNot', values: parts.map(of => of.part) }] }
  if (by === 'mediaType') return { filters: mediaTypes.flatMap(type => (type === part ? [mediaTypeIs(type)] : [])) }
  const field = by === 'word' ? 'keyword' : by
  return { filters: [{ field, is: 'is', values: [part] }] }
}
