import { ArticleTime, sentimentName } from '@guanlan/features/articles/articles/web'
import {
  ErrorOf,
  linkTo,
  percent,
  ScreenPart,
  Sentiment,
  SkeletonRows,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { spreadAddress } from '../desk-address.ts'
import { articleApi } from '../desk-queries.ts'
import styles from './ReadingPane.module.css'
import { reprintLines, shareOf } from './reprint-tree.ts'

/** Indented so far; what lies deeper stands under it all the same. */
const deepest = 6

/** Who took the story from whom, from its earliest article; the slider leaves out what is less alike. */
export function Reprints({ article, onOpen }: { article: number; onOpen: (id: number) => void }) {
  const t = useWords(strings)
  const format = useFormat()
  const [least, setLeast] = useState(0)
  const tree = useQuery({
    queryKey: ['desk', 'similar', article, 'reprints'],
    queryFn: ({ signal }) => articleApi.reprints({ body: { id: article } }, { signal }),
    staleTime: 60_000,
  })
  const lines = useMemo(() => reprintLines(tree.data?.list ?? [], least), [tree.data, least])
  if (tree.isError) return <ErrorOf error={tree.error} onRetry={() => void tree.refetch()} />
  if (!tree.data) return <SkeletonRows rows={4} />
  const rest = tree.data.total - tree.data.list.length
  return (
    <div className={styles.reprints}>
      <label>
        {t('leastLikeness', { share: percent(least / 100, 0) })}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={least}
          onChange={event => setLeast(Number(event.target.value))}
        />
        <output>{t('articles', { count: format.exact(lines.length) })}</output>
      </label>
      <ol>
        {lines.map(line => {
          const share = shareOf(line)
          return (
            <li
              key={line.id}
              style={{ paddingInlineStart: Math.min(line.depth, deepest) * 16 }}
              aria-current={line.id === article || undefined}
            >
              <Sentiment value={sentimentName(line.sentiment)} wordless />
              <button type="button" onClick={() => onOpen(line.id)}>
                <b>{line.media}</b> <span className="cut">{line.title}</span>
              </button>
              <small>
                {line.depth === 0
                  ? t('earliest')
                  : share === null
                    ? line.placedByHand
                      ? t('placedByHand')
                      : ''
                    : percent(share / 100, 0)}
              </small>
              <ArticleTime at={line.publishedAt} ofArrival={line.timeOfArrival} />
            </li>
          )
        })}
      </ol>
      {tree.data.story !== null && (
        <Link to={spreadAddress(tree.data.story, { range: lifeOf(tree.data.list, rest > 0) })}>
          {t('spreadOfStory')}
        </Link>
      )}
      {tree.data.story !== null && <Link to={linkTo('/traceability', null, { article })}>{t('whereFrom')}</Link>}
      {tree.data.story !== null && tree.data.list[0] && (
        <div>
          <ScreenPart
            id="events.makeFrom"
            given={{ origin: 'story', originId: tree.data.story, name: tree.data.list[0].title }}
            meanwhile={null}
          />
          <ScreenPart id="campaigns.makeFrom" given={{ of: 'story', id: tree.data.story }} meanwhile={null} />
        </div>
      )}
      {rest > 0 && <p className={styles.rest}>{t('andMore', { count: format.exact(rest) })}</p>}
    </div>
  )
}

/** A question reaches this far. */
const longestMs = 89 * 86_400_000

/** From the earliest to the last article; of a story with more than are listed, as far as a question reaches. */
function lifeOf(list: readonly { publishedAt: string }[], more: boolean): { from: string; to: string } {
  const from = list[0]?.publishedAt ?? new Date(0).toISOString()
  const far = new Date(Date.parse(from) + longestMs).toISOString()
  const last = list.at(-1)?.publishedAt ?? far
  return { from, to: more || last > far ? far : last }
}
