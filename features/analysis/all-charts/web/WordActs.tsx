/** What can be done with a word whose articles are open: see what goes with it, and put it to the stop words. */
import type { Question } from '@guanlan/features/articles/articles/contract'
import { vocabularies } from '@guanlan/features/articles/vocabularies/contract'
import { hotWordIs } from '@guanlan/features/charts/charts/web'
import { Button, connect, useFormat, useMay, useUndo, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { strings } from '../strings.ts'
import styles from './all-charts.module.css'
import type { Part } from './figures/drawn.ts'
import { useCompanions } from './queries.ts'

const api = connect(vocabularies)

export function WordActs({
  part,
  word,
  asked: question,
  onOpen,
}: {
  part: Part
  word: NonNullable<Part['word']>
  asked: Question
  onOpen: (part: Part) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const mayEdit = useMay()('vocabularies.edit')
  const client = useQueryClient()
  const changed = useCallback(() => client.invalidateQueries({ queryKey: ['charts'] }), [client])
  const act = useUndo(changed)
  const { data } = useCompanions({ ...question, ...part.range }, word)
  const companions = data?.answer ?? []
  const stop = () =>
    void act(
      async () => {
        const done = await api.addStopWord.act({ body: { word: word.text } })
        // The note does not wait for all charts.
        void changed()
        return done
      },
      ({ name, added }) => t(added ? 'stopped' : 'stoppedBefore', { word: word.text, name }),
    )
  return (
    <div className={styles.word}>
      {companions.length > 0 && (
        <>
          <span className="dim">{t('goesWith')}</span>
          {companions.map(each => (
            <Button
              key={each.word}
              size="small"
              kind="quiet"
              onClick={() =>
                onOpen({
                  name: `${word.text} + ${each.word}`,
                  count: each.count,
                  filters: [...part.filters, hotWordIs({ by: 'keyword', word: each.word })],
                  own: null,
                  ...(part.range && { range: part.range }),
                })
              }
            >
              {each.word} <span className="dim">{format.exact(each.count)}</span>
            </Button>
          ))}
        </>
      )}
      <span className="grow" />
      {mayEdit && (
        <Button size="small" kind="quiet" onClick={stop}>
          {t('toStopWords')}
        </Button>
      )}
    </div>
  )
}
