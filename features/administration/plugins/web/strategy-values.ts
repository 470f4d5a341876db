/** A strategy as it is written in its form: a picked monitor is a text. */
import { type Strategy, StrategyConditions, type StrategyDraft } from '../contract.ts'

export interface StrategyValues extends Omit<StrategyDraft, 'monitorId'> {
  monitorId: string | null
}

export const blankStrategy = (plugType: StrategyDraft['plugType']): StrategyValues => ({
  name: '',
  plugType,
  monitorId: null,
  keywords: [],
  keywordsIn: 'title',
  media: [],
  sentiment: [],
  days: 7,
})

export const valuesOf = ({ monitorId, name, plugType, keywords, keywordsIn, media, sentiment, days }: Strategy) => ({
  name,
  plugType,
  monitorId: monitorId === null ? null : String(monitorId),
  keywords,
  keywordsIn,
  media,
  sentiment,
  days,
})

export const bodyOf = ({ monitorId, ...written }: StrategyValues): StrategyDraft => ({
  ...written,
  monitorId: monitorId === null ? null : Number(monitorId),
})

/** Null while there is nothing to ask for yet. */
export function askable(written: StrategyValues): StrategyConditions | null {
  const { success, data } = StrategyConditions.safeParse(bodyOf(written))
  return success ? data : null
}
