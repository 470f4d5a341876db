/** What is negative: whether it is more than usual, where it stands, which stories are new, and how soon somebody looked. */
import { useDimensionName } from '@guanlan/features/articles/vocabularies/web'
import type { Negative } from '@guanlan/features/charts/charts/contract'
import { useRegionNames, useTaking } from '@guanlan/features/charts/charts/web'
import { useChoiceWord } from '@guanlan/features/desk/article-list/web'
import {
  Count,
  EmptyState,
  ErrorOf,
  Outdated,
  Panel,
  PlainTable,
  percent,
  Row,
  SaveFiles,
  SkeletonRows,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../../strings.ts'
import type { Part } from '../figures/drawn.ts'
import { allNegative, carrierPart, cellIs, readIs, storyPart } from '../figures/of-negative.ts'
import { type FigureWords, useFigureWords } from '../figures/words.ts'
import type { PanelProps } from '../panel-props.ts'
import { useOther } from '../queries.ts'
import styles from './NegativePanel.module.css'

type Open = (part: Part) => void

export function NegativePanel({ asked: question, wanted: requested, onOpen }: PanelProps) {
  const t = useWords(strings)
  const w = useFigureWords(useRegionNames())
  const answer = useOther('negativeAnalysis', question, requested)
  const { data, error, isPlaceholderData, refetch } = answer
  const { items = [] } = useTaking(data?.asked ?? question, { chart: 'negativeAnalysis' }, t('negativeAnalysis'))
  const open: Open = part => onOpen(part, data?.asked ?? question)
  return (
    <Panel
      title={t('negativeAnalysis')}
      note={<Outdated of={answer} />}
      className={isPlaceholderData ? styles.busy : undefined}
      more={data && <SaveFiles title={t('negativeAnalysis')} items={items} />}
    >
      <div className={styles.body}>
        {error && !data ? (
          <ErrorOf error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <div className={styles.waiting} data-waiting="">
            {requested && <SkeletonRows rows={6} />}
          </div>
        ) : data.answer.total === 0 ? (
          <EmptyState title={t('noNegative')} />
        ) : (
          <>
            <Sentence answer={data.answer} onOpen={open} />
            <Cells answer={data.answer} w={w} onOpen={open} />
            <Stories answer={data.answer} onOpen={open} />
          </>
        )}
      </div>
    </Panel>
  )
}

function Sentence({ answer: { total, of, usualShare, seen }, onOpen }: { answer: Negative; onOpen: Open }) {
  const t = useWords(strings)
  const format = useFormat()
  const read = t('negativeRead', { count: format.exact(seen.read) })
  const unread = t('negativeUnread', { count: format.exact(seen.unread) })
  return (
    <Row as="p" gap={16} wrap={4} className={styles.sentence}>
      <button type="button" onClick={() => onOpen(allNegative(t('negative'), total))}>
        {t('negativeTotal', { count: format.exact(total), share: percent(of > 0 ? total / of : 0) })}
      </button>
      {usualShare !== null && <span className="dim">{t('negativeUsual', { share: percent(usualShare) })}</span>}
      <button type="button" onClick={() => onOpen(readIs(read, seen.read, true))}>
        {read}
      </button>
      <button type="button" onClick={() => onOpen(readIs(unread, seen.unread, false))}>
        {unread}
      </button>
      {seen.medianHours !== null && (
        <span className="dim">{t('negativeMedian', { hours: seen.medianHours.toFixed(1) })}</span>
      )}
      <span className="dim">{t('negativeDone', { count: format.exact(seen.done) })}</span>
    </Row>
  )
}

const fewest = 8

function Cells({ answer, w, onOpen }: { answer: Negative; w: FigureWords; onOpen: Open }) {
  const t = useWords(strings)
  const choice = useChoiceWord()
  const dimensionOf = useDimensionName()
  const [all, setAll] = useState(false)
  const shown = all ? answer.cells : answer.cells.slice(0, fewest)
  return (
    <div className={styles.cells}>
      <PlainTable
        label={t('negativeCells')}
        head={[t('dimension'), t('negativity'), w.mediaType, w.region, { number: w.articles }]}
      >
        {shown.map(cell => {
          const filters = cellIs(cell, answer)
          const words = [
            cell.dimension === null ? t('noDimension') : dimensionOf(cell.dimension),
            cell.level === null ? t('noLevel') : choice('level', String(cell.level)),
            w.mediaTypeOf(cell.mediaType),
            w.regionOf(cell.region || null),
          ]
          const name = words.join(' · ')
          return (
            <tr key={name}>
              {words.map((word, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: four columns that never move
                <td key={place}>{word}</td>
              ))}
              <td data-number>
                <button
                  type="button"
                  aria-label={t('openFigure', { name, count: cell.count })}
                  onClick={() => onOpen({ name, count: cell.count, filters, own: null })}
                >
                  <Count value={cell.count} />
                </button>
              </td>
            </tr>
          )
        })}
      </PlainTable>
      {answer.cells.length > fewest && (
        <button type="button" onClick={() => setAll(!all)}>
          {all ? t('fewerCells') : t('allCells', { count: answer.cells.length })}
        </button>
      )}
      {all && answer.restCells > 0 && <p className="dim">{t('restCells', { count: answer.restCells })}</p>}
    </div>
  )
}

function Stories({ answer, onOpen }: { answer: Negative; onOpen: Open }) {
  const t = useWords(strings)
  const format = useFormat()
  return (
    <section className={styles.stories} aria-label={t('newStories')}>
      <h3>{t('newStories')}</h3>
      {answer.stories.length === 0 && <p className="dim">{t('noNewStories')}</p>}
      <ol>
        {answer.stories.map(story => (
          <li key={story.story}>
            <button type="button" onClick={() => onOpen(storyPart(story))}>
              {story.title}
            </button>
            <Row as="span" gap={12} wrap={0} className={styles.facts}>
              <Count value={story.count} />
              <span>{t('beganBy', { media: story.media, at: format.moment(story.firstAt) })}</span>
              {story.carriers.map(carrier => (
                <button key={carrier.mediaId} type="button" onClick={() => onOpen(carrierPart(story.story, carrier))}>
                  {carrier.media} {format.exact(carrier.count)}
                </button>
              ))}
            </Row>
          </li>
        ))}
      </ol>
    </section>
  )
}
