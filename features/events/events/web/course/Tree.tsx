import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { sentimentIs } from '@guanlan/features/charts/charts/web'
import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { exact, IconButton, linkTo, Tag, useFormat, useMay } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type CourseNode, type InfoEvent, rangeOf } from '../../contract.ts'
import { isOfEvent } from '../parts/addresses.ts'
import styles from './course.module.css'
import { type Branch, negativeMove, rangeOfPhase, timesBefore } from './course.ts'
import { Proposal } from './Proposal.tsx'
import { Sentences } from './Sentences.tsx'
import { useNodeWords } from './use-node-words.ts'

interface TreeProps {
  event: InfoEvent
  articles: Parameters<typeof Sentences>[0]['articles']
  chosen: number | null
  onChoose: (treeId: number | null) => void
  onEdit: (node: CourseNode, name: string) => void
}

/** Phases in their order, with their turning points and the articles of both. */
export function Tree({ branches, ...props }: TreeProps & { branches: readonly Branch[] }) {
  return (
    <ol className={styles.tree}>
      {branches.map((branch, index) => (
        <li key={branch.node.treeId} data-hidden={branch.node.hidden || undefined}>
          {branch.node.kind === 'phase' ? (
            <Phase branch={branch} n={index + 1} {...props} />
          ) : (
            <Turn branch={branch} {...props} />
          )}
        </li>
      ))}
    </ol>
  )
}

function Phase({ branch: { node, children }, n, ...props }: TreeProps & { branch: Branch; n: number }) {
  const { titleOf, t } = useNodeWords()
  const format = useFormat()
  const { event, articles, chosen, onChoose } = props
  const { treeId, startTime, endTime, phase, sentences } = node
  const isChosen = chosen === treeId
  const name = titleOf(node, n)
  const range = rangeOfPhase(node, rangeOf(event))
  const filters = [isOfEvent(event.id)]
  const [times, move] = [timesBefore(node), negativeMove(node)]
  const turns = children.filter(child => child.node.kind !== 'article')
  return (
    <section className={styles.phase} aria-label={name} data-chosen={isChosen || undefined}>
      <Head node={node} name={name} {...props}>
        <button type="button" aria-pressed={isChosen} onClick={() => onChoose(isChosen ? null : treeId)}>
          {name}
        </button>
        <span className="dim">
          {startTime && format.moment(startTime).slice(5, 16)} –{' '}
          {phase?.isOpen ? t('openPhase') : endTime && format.moment(endTime).slice(5, 16)}
        </span>
      </Head>
      {phase && (
        <p className={styles.numbers}>
          <Link to={deskAddress({ range, filters })}>{t('phaseArticles', { count: exact(phase.count) })}</Link>
          <Link to={deskAddress({ range, filters: [...filters, sentimentIs('negative')] })}>
            {t('phaseNegative', { count: exact(phase.negative) })}
          </Link>
          {times !== null && (
            <span className="dim">
              {t('againstBefore', { times: times >= 10 ? exact(Math.round(times)) : times.toFixed(1) })}
            </span>
          )}
          {move !== null && move !== 0 && (
            <span className="dim">{t('negativeMoved', { points: `${move > 0 ? '+' : '−'}${Math.abs(move)}` })}</span>
          )}
        </p>
      )}
      <Sentences sentences={sentences} articles={articles} />
      <Proposal eventId={event.id} node={node} />
      <Articles branches={children} />
      {turns.length > 0 && (
        <ol className={styles.turns}>
          {turns.map(child => (
            <li key={child.node.treeId} data-hidden={child.node.hidden || undefined}>
              <Turn branch={child} {...props} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Turn({ branch: { node, children }, ...props }: TreeProps & { branch: Branch }) {
  const { titleOf, reasonOf, platformOf, t } = useNodeWords()
  const format = useFormat()
  const { turn, article, startTime } = node
  const name = titleOf(node, 0)
  return (
    <section aria-label={`${reasonOf(node)} ${name}`}>
      <Head node={node} name={name} {...props}>
        <Tag>{reasonOf(node)}</Tag>
        {article ? (
          <Link to={linkTo(`/monitorDetail?id=${article.id}`)}>{name}</Link>
        ) : turn?.hotEvent ? (
          <Link to={linkTo('/hotEventDetail', null, { id: turn.hotEvent.id })}>{name}</Link>
        ) : (
          <span>{name}</span>
        )}
      </Head>
      <p className="dim">
        {[
          article?.media,
          startTime && format.moment(startTime).slice(5, 16),
          turn?.following && t('turnFollowing', { count: exact(turn.following) }),
          turn?.hotEvent && t('hotRank', { platform: platformOf(turn.hotEvent.platform), rank: turn.hotEvent.rank }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {(node.touched || turn?.reason !== 'growth') && isMore(node) && (
        <Sentences sentences={node.sentences} articles={props.articles} />
      )}
      <Proposal eventId={props.event.id} node={node} />
      <Articles branches={children.filter(child => child.node.role !== 'turn')} />
    </section>
  )
}

/** A sentence that only repeats the title says nothing. */
const isMore = ({ sentences, article, title }: CourseNode) =>
  sentences.some(({ text }) => text !== article?.title && text !== title)

/** Of a phase its first, most noticed and most negative one; of a turning point those that came next. */
function Articles({ branches }: { branches: readonly Branch[] }) {
  const { t } = useNodeWords()
  const its = branches.filter(({ node }) => node.kind === 'article' && node.article)
  if (its.length === 0) return null
  return (
    <ul className={styles.articles}>
      {its.map(({ node: { treeId, role, article } }) =>
        article && role ? (
          <li key={treeId}>
            <span className="dim">{t(`role_${role}`)}</span>
            <Link to={linkTo(`/monitorDetail?id=${article.id}`)}>{article.title}</Link>
            <small className="dim">
              {article.media} · <ArticleTime at={article.publishedAt} ofArrival={article.timeOfArrival} />
            </small>
          </li>
        ) : null,
      )}
    </ul>
  )
}

function Head({ node, name, onEdit, children }: TreeProps & { node: CourseNode; name: string; children: ReactNode }) {
  const { t } = useNodeWords()
  const may = useMay()
  return (
    <header className={styles.head}>
      {children}
      {node.hidden && <Tag>{t('isHidden')}</Tag>}
      {node.touched && !node.hidden && <Tag>{t('isTouched')}</Tag>}
      {may('events.edit') && (
        <IconButton icon="edit" label={`${t('editNode')}: ${name}`} onClick={() => onEdit(node, name)} />
      )}
    </header>
  )
}
