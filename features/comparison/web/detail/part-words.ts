/** What a part of the share of voice is called, and which articles it counts. */
import { type Filter, type MediaType, mediaTypes } from '@guanlan/features/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/strings'
import { useRegionName } from '@guanlan/features/articles/web'
import { mediaTypeIs, pointOf, useRegionNames } from '@guanlan/features/charts/web'
import { useFormat, useWords } from '@guanlan/platform/web'
import { useCallback } from 'react'
import type { Voice } from '../../contract.ts'
import { strings } from '../../strings.ts'

type By = Pick<Voice, 'by' | 'unit'>
const noRegion = '0'

export function usePartName(): (of: By, part: string) => string {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const format = useFormat()
  const regionName = useRegionName()
  const regions = useRegionNames()
  return useCallback(
    ({ by, unit }, part) => {
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

/** The list of a part: its time, and what narrows to it. `place` behind the last part means the rest. Pure. */
export function partOpens(
  { by, parts, from, to }: Pick<Voice, 'by' | 'parts' | 'from' | 'to'>,
  place: number,
): { from: string; to: string; filters: Filter[] } {
  const part = parts[place]?.part
  if (by === 'time') {
    const trend = parts.map(({ part: at }) => ({ at }))
    return { ...pointOf({ trend }, place, { from, to }), filters: [] }
  }
  if (part === undefined)
    return { from, to, filters: [{ field: 'region', is: 'isNot', values: parts.map(of => of.part) }] }
  if (by === 'mediaType')
    return { from, to, filters: mediaTypes.flatMap(type => (type === part ? [mediaTypeIs(type)] : [])) }
  const field = by === 'word' ? 'keyword' : by
  return { from, to, filters: [{ field, is: 'is', values: [part] }] }
}
