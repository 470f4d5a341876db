import type { ArticleDetail, CountName } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { Count, Moment, useFormat, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import { strings } from '../../strings.ts'
import { useFoundBy } from '../found.ts'
import { ReachComputed } from './ReachComputed.tsx'
import styles from './ReadingPane.module.css'
import { useReach } from './reaction-queries.ts'

/** Numbers and moments in two columns; what is not known is left out. */
export function Facts({ article }: { article: ArticleDetail }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const format = useFormat()
  const reach = useReach(article.id, useFoundBy() !== null).data
  const { baseInfo, mediaInfo, userInfo, nlpProcess } = article
  const { flag } = nlpProcess
  const { readnum, likenum, sharenum, commentnum, atLeast } = article.interactionInfo
  const number = (name: CountName, value: number | null) =>
    value === null ? null : <Count value={value} atLeast={atLeast.includes(name)} />
  const facts: [string, ReactNode][] = [
    [t('reads'), number('reads', readnum)],
    [t('commentsCount'), number('comments', commentnum)],
    [t('likes'), number('likes', likenum)],
    [t('shares'), number('shares', sharenum)],
    [
      a('reach'),
      // What the site itself counts stands above already.
      reach && reach.reach !== null && reach.basis !== null && reach.basis !== 'reads' ? (
        <span
          key="reach"
          title={a(`reachOf_${reach.basis}`, { of: format.exact(reach.of ?? 0), factor: reach.factor ?? 1 })}
        >
          ≈ <Count value={reach.reach} /> <ReachComputed reach={reach} />
        </span>
      ) : null,
    ],
    [t('followers'), number('followers', userInfo.followers_count)],
    [t('verified'), userInfo.verified_type === null ? null : t(`verified${userInfo.verified_type}` as 'verified0')],
    [t('messageType'), baseInfo.msg_type === null ? null : t(`messageType${baseInfo.msg_type}`)],
    [t('duration'), baseInfo.duration === null ? null : t('seconds', { count: format.exact(baseInfo.duration) })],
    [t('coreMedia'), mediaInfo.core_media === null ? null : t(mediaInfo.core_media ? 'yes' : 'no')],
    [t('byMachine'), nlpProcess.is_ai === null ? null : t(nlpProcess.is_ai ? 'yes' : 'no')],
    [t('industry'), nlpProcess.industryCode],
    [t('collectionFlag'), flag?.collection ? t(`collection_${flag.collection}`) : null],
    [t('airingFlag'), flag?.airing ? t(`airing_${flag.airing}`) : null],
    [t('recognitionFlag'), flag?.recognition ? t(`recognition_${flag.recognition}`) : null],
    [t('collectedAt'), <Moment key="collected" at={article.timeInfo.collectedAt} exact />],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
