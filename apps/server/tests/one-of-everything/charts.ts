import type { Filling, Fillings, Ground } from './ground.ts'

const asked = ({ question }: Ground): Filling => ({ body: question })

export const charts: Fillings = {
  overview: asked,
  volumeTrend: asked,
  overviewVolumeTrend: asked,
  sentimentShares: asked,
  sentimentTrend: asked,
  mediaTypes: asked,
  activeMedia: asked,
  popularAccounts: asked,
  hotWords: asked,
  overviewHotWords: asked,
  releaseRegions: asked,
}
