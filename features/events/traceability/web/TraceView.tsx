import { EmptyState, later, Row, Segmented, SkeletonRows, useFormat, useWords } from '@guanlan/platform/web'
import { Suspense, useState } from 'react'
import type { Cascade } from '../contract/cascade.ts'
import type { Traced, TraceNode } from '../contract/picture.ts'
import type { TextVersion } from '../contract/versions.ts'
import { strings } from '../strings.ts'
import { Earliest } from './Earliest.tsx'
import { Picture } from './Picture.tsx'
import { TraceTable } from './TraceTable.tsx'
import styles from './trace.module.css'
import { Versions } from './Versions.tsx'
import { Voices } from './Voices.tsx'

const CascadeView = later(() => import('./cascade/CascadeView.tsx'))
const CascadeTable = later(() => import('./cascade/CascadeTable.tsx'))

/** All of it: the same for members and by a link. An article that is chosen in one part is chosen in all. */
export function TraceView({
  traced,
  cascade,
  onOpen,
  onUnfold,
  onUnfoldReposts,
  loadVersions,
}: {
  traced: Traced
  /** Reposts of the post; null: it has none. */
  cascade: Cascade | null
  onOpen: (node: TraceNode) => void
  /** Absent: branches stay folded. */
  onUnfold?: (article: number) => void
  onUnfoldReposts?: (number: number) => void
  /** Absent: only the main line is there. */
  loadVersions?: (articles: readonly number[]) => Promise<TextVersion[]>
}) {
  const t = useWords(strings)
  const format = useFormat()
  const [chosen, setChosen] = useState<number | null>(null)
  const [repostNumber, setRepostNumber] = useState<number | null>(null)
  const [table, setTable] = useState<'articles' | 'reposts' | null>(null)
  const { stories, total, lines, otherStories, read } = traced
  if (traced.nodes.length === 0) return <EmptyState title={t('nothing')} />
  // A post that no other article took up is not drawn: its reposts are.
  const isAlone = cascade !== null && traced.nodes.length < 2 && traced.sources.length === 0
  // By its number, which stays when more of the branches are shown.
  const found = cascade?.nodes.findIndex(({ number }) => number === repostNumber) ?? -1
  const repost = repostNumber === null || found < 0 ? null : found
  const chooseRepost = (node: number) => setRepostNumber(cascade?.nodes[node]?.number ?? null)
  // Both have the keys j, k and o: one of the tables is there.
  const tableOf =
    cascade === null ? 'articles' : (table ?? (cascade.total > traced.nodes.length ? 'reposts' : 'articles'))
  return (
    <div className={styles.view}>
      <p>
        {t('sentence', {
          stories: format.exact(stories.length),
          count: format.exact(total),
          known: format.exact(lines.known),
          inferred: format.exact(lines.inferred),
          unknown: format.exact(lines.unknown),
        })}{' '}
        {otherStories.stories > 0 &&
          t('others', {
            stories: format.exact(otherStories.stories),
            count: format.exact(otherStories.articles),
          })}{' '}
        {read < total && t('onlyRead', { read: format.exact(read) })}
      </p>
      {!isAlone && <Picture traced={traced} onChoose={setChosen} />}
      {cascade && (
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <CascadeView cascade={cascade} chosen={repost} onChoose={chooseRepost} onUnfold={onUnfoldReposts} />
        </Suspense>
      )}
      <div className={styles.parts}>
        <Earliest traced={traced} />
        <Voices traced={traced} onChoose={setChosen} />
        <Versions traced={traced} chosen={chosen} onMain={() => setChosen(null)} load={loadVersions} />
      </div>
      {cascade && (
        <Row>
          <Segmented
            label={t('tableOf')}
            value={tableOf}
            options={[
              { value: 'articles', label: t('ofArticles') },
              { value: 'reposts', label: t('reposts') },
            ]}
            onChange={setTable}
          />
        </Row>
      )}
      {cascade && tableOf === 'reposts' && (
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <CascadeTable cascade={cascade} chosen={repost} onChoose={chooseRepost} onUnfold={onUnfoldReposts} />
        </Suspense>
      )}
      {tableOf === 'articles' && (
        <TraceTable traced={traced} chosen={chosen} onChoose={setChosen} onOpen={onOpen} onUnfold={onUnfold} />
      )}
    </div>
  )
}
