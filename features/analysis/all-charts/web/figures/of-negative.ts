/** Which articles the figures of the negative analysis count. Pure. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import type { Negative } from '@guanlan/features/charts/charts/contract'
import { dimensionIs, mediaIs, mediaTypeIs, sentimentIs, storyIs } from '@guanlan/features/charts/charts/web'
import type { Part } from './drawn.ts'

type Cell = Negative['cells'][number]

const negative = sentimentIs('negative')
const levels = ['1', '2', '3', '4']

/** Without a dimension is beside all of them. */
export function cellIs(
  { dimension, level, mediaType, region }: Cell,
  { dimensions }: Pick<Negative, 'dimensions'>,
): Filter[] {
  const ofDimension: Filter[] =
    dimension !== null
      ? [dimensionIs(dimension)]
      : dimensions.length > 0
        ? [{ field: 'dimension', is: 'isNot', values: [...dimensions] }]
        : []
  return [
    negative,
    ...ofDimension,
    level === null
      ? { field: 'level', is: 'isNot', values: levels }
      : { field: 'level', is: 'is', values: [String(level)] },
    mediaTypeIs(mediaType),
    { field: 'region', is: 'is', values: [String(region)] },
  ]
}

const part = (name: string, count: number, filters: readonly Filter[], more: Partial<Part> = {}): Part => ({
  ...{ name, count, filters: [negative, ...filters], own: null },
  ...more,
})

export const allNegative = (name: string, count: number): Part => part(name, count, [])

export const readIs = (name: string, count: number, read: boolean): Part =>
  part(name, count, [{ field: 'read', is: 'is', values: [read ? '1' : '0'] }], { unfolded: true })

/** Every copy of a story counts, whether the question folds or not. */
export const storyPart = ({ story, title, count }: Negative['stories'][number]): Part =>
  part(title, count, [storyIs(story)], { unfolded: true })

export const carrierPart = (
  story: number,
  { media, mediaId, count }: Negative['stories'][number]['carriers'][number],
): Part => part(media, count, [storyIs(story), mediaIs(mediaId)], { unfolded: true })
