/** The articles behind a figure, beside the charts. */
import type { Question } from '@guanlan/features/articles/articles/contract'
import { strings as chartWords } from '@guanlan/features/charts/charts/strings'
import { BehindDrawer } from '@guanlan/features/desk/article-list/web'
import { Button, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { strings } from '../strings.ts'
import { viewBehind } from './behind-view.ts'
import type { Part } from './figures/drawn.ts'
import { WordActs } from './WordActs.tsx'

export function Behind({
  part,
  asked: question,
  onOnly,
  onWithout,
  onOpen,
  onInto,
  onClose,
}: {
  part: Part
  asked: Question
  /** Narrows all charts to these articles; null: they are narrowed to them already. */
  onOnly: (() => void) | null
  onWithout: (() => void) | null
  /** Other articles in their place. */
  onOpen: (part: Part) => void
  /** From a place to those in it; null: it has none. */
  onInto: (() => void) | null
  onClose: () => void
}) {
  const t = useWords(strings)
  const c = useWords(chartWords)
  const view = useMemo(() => viewBehind(question, part), [question, part])
  return (
    <BehindDrawer
      name="allCharts"
      title={part.name}
      view={view}
      acts={
        <>
          <Button size="small" disabled={!onOnly} onClick={() => onOnly?.()}>
            {t('onlyThis')}
          </Button>
          <Button size="small" disabled={!onWithout} onClick={() => onWithout?.()}>
            <span className="cut">{t('withoutThis', { name: part.ownName ?? part.name })}</span>
          </Button>
          {onInto && (
            <Button size="small" onClick={onInto}>
              <span className="cut">{c('intoRegion', { name: part.ownName ?? part.name })}</span>
            </Button>
          )}
        </>
      }
      between={part.word && <WordActs part={part} word={part.word} asked={question} onOpen={onOpen} />}
      onClose={onClose}
    />
  )
}
