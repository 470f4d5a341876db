// What every measured task looks like, so that the table and the JSON need to know none of them.

export interface Measured {
  /** sentiment, neutral, duplicates … */
  task: string
  /** The set it was measured on. */
  set: string
  /** macroF1, precision, share …; between 0 and 1 unless the name says a unit (documents/s). */
  metric: string
  value: number
  /** How many texts, pairs or pages. */
  n: number
  /** What the product has to reach, and what it aims at. With `atMost` the value must not be above. */
  must?: number
  aim?: number
  atMost?: boolean
  /** One short remark, shown behind the figures. */
  note?: string
}

/** Where the sets are and which of their rows count. */
export interface Data {
  /** A folder laid out like ../shared/data. */
  folder: string
  /** `test`: only the fifth of the texts no committed model learned from; `all`: every row (a folder that was kept back). */
  part: 'test' | 'all'
  /** Rows whose text also stands in labelled sets of this folder are left out: the folder a model was trained on. */
  seen?: string
}

export interface Task {
  name: string
  /** Paths below the folder; without any of them the task is skipped and the line says so. */
  needs: readonly string[]
  run(data: Data): Measured[] | Promise<Measured[]>
}
