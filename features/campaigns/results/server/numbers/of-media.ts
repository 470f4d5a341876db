/** Media that were asked, as figures. Pure. */
import type { MediumState } from '@guanlan/features/campaigns/campaign-media/contract'
import type { Figure, FigureKey } from '../../contract.ts'

/** Who is in a later state was in those before. */
const reached: Readonly<Partial<Record<FigureKey, readonly MediumState[]>>> = {
  invited: ['invited', 'accepted', 'declined', 'came', 'published'],
  came: ['came', 'published'],
  published: ['published'],
}

export const figuresOfMedia = (media: readonly { state: MediumState }[]): Figure[] =>
  (Object.keys(reached) as FigureKey[]).map(key => ({
    key,
    value: media.filter(({ state }) => reached[key]?.includes(state)).length,
    ...{ before: null, coverage: null, why: null },
    behind: { of: 'media', state: key },
  }))
