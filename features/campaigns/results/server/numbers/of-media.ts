/** Media that were requested, as figures. Pure. */
import type { MediumOfCampaign } from '@guanlan/features/campaigns/campaign-media/server'
import type { Figure, FigureKey } from '../../contract.ts'

type Medium = Pick<MediumOfCampaign, 'state' | 'stage'>

/** Who counts, and by which filter the list of media finds them. */
const counted: Readonly<Partial<Record<FigureKey, { state: string; isIn: (medium: Medium) => boolean }>>> = {
  invited: { state: 'approached', isIn: ({ stage }) => stage !== 'proposed' },
  came: { state: 'attended', isIn: ({ stage }) => stage === 'came' },
  published: { state: 'published', isIn: ({ state }) => state === 'published' },
}

export const figuresOfMedia = (media: readonly Medium[]): Figure[] =>
  (Object.keys(counted) as FigureKey[]).map(key => ({
    key,
    value: media.filter(medium => counted[key]?.isIn(medium)).length,
    ...{ before: null, coverage: null, why: null },
    behind: { of: 'media', state: counted[key]?.state ?? 'all' },
  }))
