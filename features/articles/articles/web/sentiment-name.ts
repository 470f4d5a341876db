import type { SentimentName } from '@guanlan/platform/web'
import type { Sentiment } from '../contract.ts'

export const sentimentName = (value: Sentiment): SentimentName =>
  value === 1 ? 'positive' : value === -1 ? 'negative' : 'neutral'
