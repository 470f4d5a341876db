import type { ArticleDetail } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { ArticleTime, Highlighted, mediaIcon, useRegionName } from '@guanlan/features/articles/articles/web'
import { Snapshots } from '@guanlan/features/handling/snapshots/web'
import { showTranslation, TranslationPane, useTranslationOf } from '@guanlan/features/handling/translation/web'
import { Icon, Tag, useWords } from '@guanlan/platform/web'
import { lazy, Suspense, useRef } from 'react'
import actStyles from '../acts/acts.module.css'
import { History } from '../acts/History.tsx'
import { Notes } from '../acts/Notes.tsx'
import { WorkMarks } from '../acts/WorkMarks.tsx'
import { useFoundBy } from '../found.ts'
import { useCorrect } from '../use-correct.ts'
import { AskAgain } from './AskAgain.tsx'
import { Body } from './Body.tsx'
import { Comments } from './Comments.tsx'
import { EditedMark } from './EditedMark.tsx'
import { Facts } from './Facts.tsx'
import { Gist } from './Gist.tsx'
import { HitNavigator } from './HitNavigator.tsx'
import { JudgedLine } from './JudgedLine.tsx'
import styles from './ReadingPane.module.css'
import { StoryArticles } from './StoryArticles.tsx'
import { useHits } from './use-hits.ts'
import { useOriginal } from './use-original.ts'

// Charts travel when an article is open, not with the desk.
const Course = lazy(() => import('./Course.tsx'))

/** Title, who and when, judgement, facts, and the text with its hits. Text is drawn as text, never as HTML. */
export function ArticleView({
  article: asEdited,
  monitor,
  onOpen,
}: {
  article: ArticleDetail
  /** The one in view; null: all. */
  monitor: number | null
  onOpen: (id: number) => void
}) {
  const a = useWords(articleStrings)
  const regionName = useRegionName()
  const text = useRef<HTMLDivElement>(null)
  const { article, isOriginal, toggle } = useOriginal(asEdited)
  const hits = useHits(article.baseInfo.body, article.bodyHits, text)
  const { baseInfo, mediaInfo, userInfo, timeInfo } = article
  const { correct, correctStories } = useCorrect()
  const level = mediaInfo.level
  const found = useFoundBy() !== null
  const isTranslated = useTranslationOf(article.id)
  return (
    <article className={styles.article}>
      <h2>
        <Highlighted text={baseInfo.title || a('untitled')} hits={baseInfo.title ? article.titleHits : []} />
      </h2>
      {baseInfo.ftitle && <p className="dim">{baseInfo.ftitle}</p>}
      <p className={styles.by}>
        <b>
          <Icon name={mediaIcon[mediaInfo.mediaType]} size={14} /> {mediaInfo.mediaNameCn}
        </b>
        {article.regionName && article.region !== null && <span>{regionName(article.region, article.regionName)}</span>}
        <span>{level === 'unknown' ? a(mediaInfo.mediaType) : `${a(mediaInfo.mediaType)} · ${a(level)}`}</span>
        {userInfo.user_name && userInfo.user_name !== mediaInfo.mediaNameCn && <span>{userInfo.user_name}</span>}
        <span>
          <ArticleTime at={timeInfo.dispTime} ofArrival={timeInfo.ofArrival} exact />
        </span>
        {article.edited.length > 0 && <EditedMark isOriginal={isOriginal} onToggle={toggle} />}
        {article.demonstration && (
          <span title={a('demonstrationTip')}>
            <Tag>{a('demonstration')}</Tag>
          </span>
        )}
      </p>
      <p className={actStyles.work}>
        <WorkMarks work={article} />
      </p>
      <JudgedLine
        article={article}
        onSay={judgement => void correct([article.id], judgement)}
        onStory={() =>
          void correctStories(
            [{ ...article, sentiment: article.nlpProcess.emotionValue, level: article.nlpProcess.level }],
            monitor,
          )
        }
      />
      <Gist article={article} />
      <Facts article={article} />
      <AskAgain article={article} />
      {isTranslated && (
        <TranslationPane
          id={article.id}
          language={baseInfo.language}
          found={found}
          onClose={() => showTranslation(null)}
        />
      )}
      <HitNavigator hits={hits} terms={article.bodyHits} />
      <div ref={text}>
        <Body body={baseInfo.body} hits={article.bodyHits} current={hits.current} />
      </div>
      <Suspense>
        <Course article={article.id} />
      </Suspense>
      {baseInfo.url !== null && <Snapshots id={article.id} found={found} monitors={article.monitorProcess.monitors} />}
      <Comments article={article.id} />
      <Notes article={article.id} />
      <History article={article.id} />
      {article.similar > 0 && <StoryArticles article={article} onOpen={onOpen} />}
    </article>
  )
}
