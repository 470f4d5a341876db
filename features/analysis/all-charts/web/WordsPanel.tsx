/** Hot words as a list or as a cloud, and words that rise and fall. */
import { remember, remembered, Segmented, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { strings } from '../strings.ts'
import { ChartPanel } from './ChartPanel.tsx'
import { hotWords } from './figures/of-others.ts'
import { wordMoves } from './figures/of-shapes.ts'
import { useFigureWords } from './figures/words.ts'
import { useOwnPart } from './own-part.ts'
import type { PanelProps } from './panel-props.ts'
import { useOther } from './queries.ts'

const stored = 'analysis.words'
const looks = ['bars', 'cloud', 'moves'] as const
const names = { bars: 'asList', cloud: 'asCloud', moves: 'asMoves' } as const

export function WordsPanel({ asked: question, wanted: requested, onOpen }: PanelProps) {
  const t = useWords(strings)
  const w = useFigureWords([])
  const { most } = useOwnPart()
  const [as, setAs] = useState(() => looks.find(look => look === remembered(stored)) ?? 'bars')
  const hot = useOther('hotKeyWord', question, requested && as !== 'moves')
  const moves = useOther('wordMoves', question, requested && as === 'moves')
  const answer = as === 'moves' ? moves : hot
  // biome-ignore lint/correctness/useExhaustiveDependencies: words change with the language alone
  const drawn = useMemo(
    () =>
      as === 'moves'
        ? moves.data && wordMoves(moves.data.answer, w)
        : hot.data && hotWords(hot.data.answer, as, w, most ?? undefined),
    [hot.data, moves.data, as, most, t],
  )
  return (
    <ChartPanel
      title={t('hotKeyWord')}
      chart={{ chart: as === 'moves' ? 'wordMoves' : 'hotKeyWord' }}
      drawn={drawn ?? null}
      {...{ asked: question, wanted: requested, answer, onOpen }}
      nothing={t(as === 'moves' ? 'noMoves' : 'noWords')}
      tools={
        <Segmented
          label={t('wordsAs')}
          value={as}
          options={looks.map(value => ({ value, label: t(names[value]) }))}
          onChange={chosen => {
            remember(stored, chosen)
            setAs(chosen)
          }}
        />
      }
    />
  )
}
