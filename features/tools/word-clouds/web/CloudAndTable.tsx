import { type CloudShape, cloudShapes } from '@guanlan/platform/contract'
import {
  type ChartData,
  CloudChart,
  choicesOf,
  exact,
  PlainTable,
  Segmented,
  Stack,
  useWords,
} from '@guanlan/platform/web'
import { type ReactNode, useMemo, useState } from 'react'
import type { CloudWord } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './cloud.module.css'

/** A cloud beside the table of its counts. @param onOpen absent: a word opens nothing */
export function CloudAndTable({
  words,
  counted,
  note,
  onOpen,
}: {
  words: readonly CloudWord[]
  /** What the numbers count. */
  counted: string
  note?: ReactNode
  onOpen?: (word: string) => void
}) {
  const t = useWords(strings)
  const data = useMemo<ChartData>(
    () => ({
      head: t('word'),
      rows: words.map(({ word }) => word),
      series: [{ name: counted, values: words.map(({ count }) => count) }],
    }),
    [t, words, counted],
  )
  const [shape, setShape] = useState<CloudShape>('rectangle')
  return (
    <div className={styles.both}>
      <Stack gap={8}>
        <Segmented
          label={t('shape')}
          value={shape}
          options={choicesOf(cloudShapes, each => t(`shape_${each}`))}
          onChange={setShape}
        />
        <CloudChart
          title={t('title')}
          data={data}
          shape={shape}
          note={note}
          height={420}
          {...(onOpen && { onOpen: ({ row }) => onOpen(words[row]?.word ?? '') })}
        />
      </Stack>
      <div className={styles.table}>
        <PlainTable label={t('title')} head={[t('word'), { number: counted }]}>
          {words.map(({ word, count }) => (
            <tr key={word}>
              <td>
                {onOpen ? (
                  <button type="button" className="plain" onClick={() => onOpen(word)}>
                    {word}
                  </button>
                ) : (
                  word
                )}
              </td>
              <td data-number>{exact(count)}</td>
            </tr>
          ))}
        </PlainTable>
      </div>
    </div>
  )
}
