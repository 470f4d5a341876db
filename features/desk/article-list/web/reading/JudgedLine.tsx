import type { ArticleDetail } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { sentimentName } from '@guanlan/features/articles/articles/web'
import { useDimensions } from '@guanlan/features/articles/vocabularies/web'
import { Icon, LevelBars, percent, Sentiment, Tag, useFormat, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { SentimentMenu } from '../parts/SentimentMenu.tsx'
import type { JudgementByHand } from '../use-correct.ts'
import styles from './ReadingPane.module.css'

/** Sentiment with its level, who says so and how sure, what it is negative about; a click corrects it. */
export function JudgedLine({
  article,
  onSay,
  onStory,
}: {
  article: ArticleDetail
  onSay: (judgement: JudgementByHand) => void
  /** The whole story as this article is. */
  onStory: () => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const a = useWords(articleStrings)
  const { emotionValue, level, whole, probability, corrected, learned, dimension, isAd, sensitiveWords } =
    article.nlpProcess
  // What is seen stands in the name as it is seen.
  const text = [t(sentimentName(emotionValue)), level === null ? '' : t(`level${level}`)].filter(Boolean).join(' ')
  const about = useDimensions(dimension !== null)?.find(each => each.id === dimension)
  return (
    <div className={styles.judged}>
      <SentimentMenu
        label={t('correctSaid', { said: text })}
        className={styles.correct}
        now={{ sentiment: emotionValue, level, corrected }}
        onSay={onSay}
        story={
          article.similar > 0
            ? {
                label: t('wholeStory', {
                  count: format.exact(article.similar + 1),
                  said: t(sentimentName(emotionValue)),
                }),
                run: onStory,
              }
            : undefined
        }
        face={
          <>
            <Sentiment value={sentimentName(emotionValue)} /> {level !== null && <LevelBars level={level} />}
            <Icon name="down" size={12} />
          </>
        }
      />
      <span className={styles.who}>
        {corrected
          ? t('byHand')
          : whole !== null
            ? `${t('towardsSubject')}${t('and')}${t('wholeIs', { said: t(sentimentName(whole)) })}`
            : learned
              ? t('byLearned')
              : probability === null
                ? t('bySender')
                : t('byTextSure', { share: percent(probability, 0) })}
      </span>
      {about && emotionValue === -1 && <Tag>{about.name}</Tag>}
      {sensitiveWords.length > 0 && <Tag accent>{a('sensitiveBy', { words: sensitiveWords.join(a('and')) })}</Tag>}
      {isAd && <Tag>{a('advertisement')}</Tag>}
    </div>
  )
}
