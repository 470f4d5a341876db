import { useRegionName } from '@guanlan/features/articles/articles/web'
import { detailAddress } from '@guanlan/features/desk/article-list/web'
import {
  Button,
  Column,
  EmptyState,
  ErrorOf,
  exact,
  Moment,
  Panel,
  Row,
  Segmented,
  Sentiment,
  SkeletonRows,
  Stack,
  TextField,
  useWords,
} from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Comments as Answer, DataTask } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './comments.module.css'
import { type CommentChoice, useCommentChoice, useComments } from './use-comments.ts'

type Change = (part: Partial<CommentChoice>) => void
const leanings = [
  ['positive', 1],
  ['neutral', 0],
  ['negative', -1],
] as const

/** What readers wrote: how they lean, what they ask, their words, and who writes most. */
export function Comments({ task }: { task: DataTask }) {
  const t = useWords(strings)
  const { change, ...choice } = useCommentChoice()
  const found = useComments(task.id, choice)
  const [first] = found.data?.pages ?? []
  const list = found.data?.pages.flatMap(page => page.list) ?? []
  if (found.error && !first) return <ErrorOf error={found.error} onRetry={() => void found.refetch()} />
  if (!first) return <SkeletonRows rows={10} />
  return (
    <div className={styles.room}>
      <section className={styles.list} aria-label={t('comment')}>
        <Head first={first} choice={choice} change={change} />
        {list.length === 0 ? (
          <EmptyState title={t('noComments')}>{t('noCommentsText')}</EmptyState>
        ) : (
          <Stack as="ol" gap={12} className={styles.comments}>
            {list.map((comment, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: comments have no name of their own, and the list is read from its beginning
              <Comment key={place} comment={comment} change={change} />
            ))}
          </Stack>
        )}
        {found.hasNextPage && (
          <Button size="small" disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </section>
      <Column gap={12} className={styles.side}>
        <Words words={first.words} choice={choice} change={change} />
        <Accounts accounts={first.accounts} choice={choice} change={change} />
      </Column>
    </div>
  )
}

function Head({ first, choice, change }: { first: Answer; choice: CommentChoice; change: Change }) {
  const t = useWords(strings)
  const { sums } = first
  return (
    <Row as="header" gap={8} align="center" wrap={4} className={styles.head}>
      <b role="status">{t('commentTotal', { count: exact(first.total) })}</b>
      <span className="dim">{t('ofArticles', { count: exact(sums.articles) })}</span>
      {leanings.map(([name, value]) => (
        <button
          key={name}
          type="button"
          className={styles.toggle}
          aria-pressed={choice.sentiment === value}
          onClick={() => change({ sentiment: choice.sentiment === value ? null : value })}
        >
          <Sentiment value={name} /> {exact(sums[name])}
        </button>
      ))}
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={choice.asking}
        onClick={() => change({ asking: !choice.asking })}
      >
        {t('questions')} {exact(sums.asking)}
      </button>
      <span className="grow" />
      {choice.author !== '' && (
        <Button size="small" kind="quiet" icon="close" onClick={() => change({ author: '' })}>
          {t('dropFilter', { value: choice.author })}
        </Button>
      )}
      <form
        onSubmit={event => {
          event.preventDefault()
          change({ like: String(new FormData(event.currentTarget).get('like') ?? '').trim() })
        }}
      >
        <TextField
          key={choice.like}
          name="like"
          type="search"
          icon="search"
          label={t('findText')}
          labelHidden
          placeholder={t('findText')}
          defaultValue={choice.like}
        />
      </form>
      <Segmented
        label={t('asList')}
        value={choice.order}
        onChange={order => change({ order })}
        options={[
          { value: 'time', label: t('newestFirst') },
          { value: 'likes', label: t('mostLiked') },
        ]}
      />
    </Row>
  )
}

function Comment({ comment, change }: { comment: Answer['list'][number]; change: Change }) {
  const t = useWords(strings)
  const regionName = useRegionName()
  const { author, text, at, likes, region, sentiment, articleId, articleTitle } = comment
  const leaning = sentiment === 1 ? 'positive' : sentiment === -1 ? 'negative' : 'neutral'
  return (
    <li>
      <Row as="p" gap={8} align="center" className={styles.who}>
        {author ? (
          <button type="button" className={styles.author} onClick={() => change({ author })}>
            {author}
          </button>
        ) : (
          <span>{t('anonymous')}</span>
        )}
        {region && <span>{regionName(region.code, region.name)}</span>}
        <Moment at={at} />
        <Sentiment value={leaning} wordless />
        {likes !== null && (
          <span>
            {t('likes')} {exact(likes)}
          </span>
        )}
      </Row>
      <p className={styles.text}>{text}</p>
      <Link to={detailAddress(articleId, null)} className="dim cut">
        {t('ofArticle', { title: articleTitle })}
      </Link>
    </li>
  )
}

function Words({ words, choice, change }: { words: Answer['words']; choice: CommentChoice; change: Change }) {
  const t = useWords(strings)
  if (words.length === 0) return null
  return (
    <Panel title={t('words')} note={t('wordsNote')}>
      <Row as="ul" gap={6} wrap className={styles.words}>
        {words.map(({ word, count }) => (
          <li key={word}>
            <button
              type="button"
              className={styles.toggle}
              aria-pressed={choice.like === word}
              onClick={() => change({ like: choice.like === word ? '' : word })}
            >
              {word} <span className="dim">{exact(count)}</span>
            </button>
          </li>
        ))}
      </Row>
    </Panel>
  )
}

function Accounts({
  accounts,
  choice,
  change,
}: {
  accounts: Answer['accounts']
  choice: CommentChoice
  change: Change
}) {
  const t = useWords(strings)
  if (accounts.length === 0) return null
  return (
    <Panel title={t('accounts')}>
      <Stack as="ol" gap={4} className={styles.accounts}>
        {accounts.map(({ author, count, negative }) => (
          <Row as="li" key={author} gap={8} align="center">
            <button
              type="button"
              className={styles.author}
              aria-pressed={choice.author === author}
              onClick={() => change({ author: choice.author === author ? '' : author })}
            >
              {author}
            </button>
            <span className="grow" />
            <span>{exact(count)}</span>
            <span className="dim">{t('negativeOf', { count: exact(negative) })}</span>
          </Row>
        ))}
      </Stack>
    </Panel>
  )
}
