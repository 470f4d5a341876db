/** What lanes, reasons and articles are called, in the reader's language. */
import { type Platform, platformNames } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { useRegionName } from '@guanlan/features/articles/articles/web'
import { useRegionNames } from '@guanlan/features/charts/charts/web'
import { useFormat, useSay, useWords } from '@guanlan/platform/web'
import type { Traced, TraceNode } from '../contract/picture.ts'
import { strings } from '../strings.ts'
import { type LaneKind, outsideLane, unknownLane } from './lanes.ts'

export function useWordsOfNodes({ nodes, sources, stories }: Traced) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const say = useSay()
  const format = useFormat()
  const regions = useRegionNames()
  const regionName = useRegionName()

  const platform = (name: Platform) => (name === 'weixin' ? a('weixin') : say(platformNames[name]))
  const region = (code: string) => regionName(code, regions.find(each => each.code === code)?.short ?? code)
  const level = (name: NonNullable<TraceNode['level']>) => a(name)
  const mediaType = (name: TraceNode['mediaType']) => a(name)
  const moment = (at: string) => format.moment(at).slice(0, 16)
  const lane = (key: string, kind: LaneKind): string => {
    if (key === outsideLane) return t('outsideLane')
    if (key === unknownLane)
      return kind === 'level' ? a('unknown') : t(kind === 'region' ? 'unknownRegion' : 'otherPlatform')
    if (kind === 'story') return short(stories[Number(key)]?.title ?? '')
    if (kind === 'region') return region(key)
    if (kind === 'platform') return platform(key as Platform)
    return kind === 'level' ? level(key as NonNullable<TraceNode['level']>) : mediaType(key as TraceNode['mediaType'])
  }
  /** Who it was taken from; null: not known. */
  const from = (node: TraceNode): string | null =>
    (node.source === null ? nodes[node.from ?? -1]?.media : sources[node.source]?.name) ?? null
  const reason = (node: TraceNode) => t(`reason_${node.reason ?? 'none'}`)
  const certainty = (node: TraceNode) => (node.certainty === null ? '' : t(`certainty_${node.certainty}`))
  const sentence = (node: TraceNode): string => {
    const { media, title, known, inferred } = node
    const values = { at: moment(node.at), media, title, known, inferred }
    const source = from(node)
    return source === null
      ? t('nodeFirst', values)
      : t('nodeFrom', { ...values, from: source, reason: reason(node), certainty: certainty(node) })
  }
  return { platform, region, level, mediaType, moment, lane, from, reason, certainty, sentence }
}

const longest = 14
const short = (title: string): string => {
  const signs = [...title]
  return signs.length > longest ? `${signs.slice(0, longest).join('')}…` : title
}
