/** Figures of a chart as browser and server draw them: a table, whose rows have names and whose series have one figure a row. */
export type ChartTone = 'positive' | 'neutral' | 'negative'

export interface ChartSeries {
  /** 声量, 负面. */
  name: string
  /** One a row; null: not known, which is not zero. */
  values: readonly (number | null)[]
  /** Series with a meaning have its colour; others take the next of the theme. */
  tone?: ChartTone
}

export interface ChartMarkedRows {
  from: number
  to: number
  /** Said with the figures of its rows. */
  text: string
}

/** What is expected after the last row: further rows, each with the middle of what is expected and the two ends it should lie between. */
export interface ChartBand {
  /** 预测. */
  name: string
  rows: readonly string[]
  low: readonly number[]
  middle: readonly number[]
  high: readonly number[]
}

export interface ChartData {
  /** What the rows are: 日期, 媒体. */
  head: string
  /** 03-01, 人民日报, 周一. */
  rows: readonly string[]
  series: readonly ChartSeries[]
  /** The figures are indices: they are not added up. */
  indices?: boolean
  /** Of the rows, where rows have a meaning and there is one series: sentiments of a ring, words that lean. */
  tones?: readonly (ChartTone | null)[]
  /** Of rows along a time: from one up to another (not included), where less was seen than there was. Lines and columns are hatched there. */
  hatched?: readonly (readonly [number, number])[]
  /** Of rows along a time: what was noted from one row up to another (not included). Lines and columns have a flag there, and a band behind several rows. */
  marks?: readonly ChartMarkedRows[]
  /** What else is known of the rows, a column each: said in the table and with the figures of a row, not drawn. */
  more?: readonly { name: string; values: readonly string[] }[]
  /** Of lines along a time. No figure: it is neither counted nor opened. */
  band?: ChartBand
}
