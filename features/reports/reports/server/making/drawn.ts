/** A chart before it is a block. */
import type { Behind, BehindSeries, ChartKind, PlainBlock } from '../../contract.ts'

export const tones = ['positive', 'neutral', 'negative'] as const

export interface Drawn {
  /** As suits its figures, where the template does not say otherwise. */
  chart: ChartKind
  data: Extract<PlainBlock, { kind: 'chart' }>['data']
  sentence: string
  /** One a row. */
  behindRows: (Behind | undefined)[]
  behindSeries?: BehindSeries[]
}
