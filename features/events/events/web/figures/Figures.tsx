import type { Filter, Question } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { useRegionName } from '@guanlan/features/articles/articles/web'
import {
  authorIs,
  CoverageNote,
  hotWordIs,
  mediaTypeIs,
  regionIs,
  SpreadOf,
  useRegionNames,
} from '@guanlan/features/charts/charts/web'
import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { exact, linkTo, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { type EventCourse, type InfoEvent, rangeOf } from '../../contract.ts'
import styles from '../course/course.module.css'
import { rangeOfPhase } from '../course/course.ts'
import { useNodeWords } from '../course/use-node-words.ts'
import { isOfEvent } from '../parts/addresses.ts'
import { Bars } from './Bars.tsx'
import { Claims } from './Claims.tsx'
import { Questions } from './Questions.tsx'
import { useLevels, useOverview, useSubjects, useWordsOf } from './use-figures.ts'

const most = 10
const mostSubjects = 8

/** Who carries an event and where, how it leans towards its subjects, its words, its largest story and what readers ask. */
export default function Figures({
  event,
  chosen,
}: {
  event: InfoEvent & { tree: EventCourse }
  chosen: number | null
}) {
  const { t, titleOf } = useNodeWords()
  const a = useWords(articleStrings)
  const navigate = useNavigate()
  const regionName = useRegionName()
  const regionNames = useRegionNames()
  const { id, articles, subjects } = event
  const { from, to } = rangeOf(event)
  const question = useMemo<Question>(
    () => ({ from, to, filters: [isOfEvent(id)], fold: false, place: 'desk' }),
    [from, to, id],
  )
  const whole = { asked: question }
  const phases = event.tree.nodes.filter(({ kind }) => kind === 'phase')
  const phase = phases.find(({ treeId }) => treeId === chosen)
  const range = phase ? rangeOfPhase(phase, question) : { from, to }
  const overview = useOverview(question, articles)
  const words = useWordsOf({ ...question, ...range }, articles)
  const levels = useLevels(question, articles)
  const names = [...new Set([...subjects.companies, ...subjects.brands, ...subjects.products])].slice(0, mostSubjects)
  const towards = useSubjects(question, names, articles)
  const open = (filters: readonly Filter[], within: { from: string; to: string } = question) =>
    void navigate(deskAddress({ range: { from: within.from, to: within.to }, filters: [isOfEvent(id), ...filters] }))
  const nameOf = (code: number | null) =>
    code === null
      ? t('unknownRegion')
      : regionName(code, regionNames.find(each => each.code === String(code))?.short ?? String(code))
  if (!overview) return null
  const { mediaTypes, regions, authors, story } = overview
  return (
    <>
      <div className={styles.charts}>
        <div className={`${styles.wide} ${styles.note}`}>
          <CoverageNote {...whole} />
        </div>
        <Bars
          title={t('mediaTypes')}
          head={t('mediaTypes')}
          bars={mediaTypes
            .slice(0, most)
            .map(each => ({ ...each, name: a(each.mediaType), filters: [mediaTypeIs(each.mediaType)] }))}
          onOpen={filters => open(filters)}
        />
        {levels && (
          <Bars
            title={t('levels')}
            head={t('level')}
            bars={levels.map(each => ({ ...each, name: a(each.name as 'central') }))}
            onOpen={filters => open(filters)}
          />
        )}
        <Bars
          title={t('regions')}
          head={t('region')}
          bars={regions
            .slice(0, most)
            .map(each => ({ ...each, name: nameOf(each.region), filters: [regionIs(each.region)] }))}
          onOpen={filters => open(filters)}
        />
        <Bars
          title={t('voices')}
          head={t('author')}
          bars={authors.slice(0, most).map(each => ({
            ...each,
            // One name may write in several media.
            name:
              authors.filter(({ author }) => author === each.author).length > 1
                ? t('authorOf', { author: each.author, type: a(each.mediaType) })
                : each.author,
            filters: [authorIs(each.author), mediaTypeIs(each.mediaType)],
          }))}
          onOpen={filters => open(filters)}
        />
        {words && (
          <Bars
            title={t('wordsOf', { phase: phase ? titleOf(phase, phases.indexOf(phase) + 1) : t('wholeEvent') })}
            head={t('word')}
            bars={words.slice(0, most).map(each => ({ ...each, name: each.word, filters: [hotWordIs(each)] }))}
            onOpen={filters => open(filters, range)}
          />
        )}
        {towards && towards.length > 0 && (
          <Bars title={t('subjectsMood')} head={t('subject')} bars={towards} onOpen={filters => open(filters)} />
        )}
        <Questions id={id} articles={articles} />
        <div className={styles.wide}>
          <Claims event={event} />
        </div>
      </div>
      {story !== null && (
        <div className={styles.charts}>
          <div className={styles.wide}>
            <p className="dim">
              {t('spreadOfLargest', { stories: exact(event.stories) })}{' '}
              <Link to={linkTo('/traceability', null, { event: id })}>{t('spreadOfAll')}</Link>
            </p>
            <SpreadOf
              {...whole}
              story={story}
              onOpen={({ filters, range: within }) => open(filters, { ...question, ...within })}
            />
          </div>
        </div>
      )}
    </>
  )
}
