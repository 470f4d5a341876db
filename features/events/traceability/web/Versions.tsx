import { Button, ErrorOf, Panel, SkeletonRows, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { Traced } from '../contract/picture.ts'
import { mostVersions, type TextChange, type TextVersion } from '../contract/versions.ts'
import { strings } from '../strings.ts'
import { lineTo } from './rows.ts'
import styles from './trace.module.css'

/** The text on its way, a version below the other: what each changed of the one before, numbers and names first. */
export function Versions({
  traced,
  chosen,
  onMain,
  load,
}: {
  traced: Traced
  /** Place of the article to whose line it leads; null: the main line. */
  chosen: number | null
  onMain: () => void
  load: ((articles: readonly number[]) => Promise<TextVersion[]>) | undefined
}) {
  const t = useWords(strings)
  const ids =
    chosen === null ? [] : lineTo(traced.nodes, chosen, mostVersions).flatMap(place => traced.nodes[place]?.id ?? [])
  const isOwnLine = load !== undefined && ids.length > 0
  const { data, error, refetch } = useQuery({
    queryKey: ['traceability', 'versions', ids],
    queryFn: () => load?.(ids) ?? [],
    enabled: isOwnLine,
    staleTime: 60_000,
  })
  const line = isOwnLine ? data : traced.line
  const to = traced.nodes[chosen ?? -1]
  return (
    <Panel
      title={t('versions')}
      wide
      note={isOwnLine && to ? t('versionsOf', { media: to.media }) : t('mainLine')}
      more={isOwnLine && <Button onClick={onMain}>{t('backToMain')}</Button>}
    >
      {error ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : !line ? (
        <SkeletonRows rows={4} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <section className={styles.versions} aria-label={t('versionList')} tabIndex={0}>
          {line.length < 2 && <p className="dim">{t('oneVersion')}</p>}
          <ol>
            {line.map((version, at) => (
              <Version key={`${version.node} ${version.at}`} version={version} isFirst={at === 0} />
            ))}
          </ol>
        </section>
      )}
    </Panel>
  )
}

function Version({
  version: { media, title, at, changes, more, parts },
  isFirst,
}: {
  version: TextVersion
  isFirst: boolean
}) {
  const t = useWords(strings)
  const format = useFormat()
  const isChanged = parts.some(({ kind }) => kind !== 'same')
  return (
    <li className={styles.version}>
      <p>
        <b>{media}</b> <small className="dim">{format.moment(at).slice(0, 16)}</small>
      </p>
      <p className="cut" title={title}>
        {title}
      </p>
      {isFirst ? (
        <small className="dim">{t('firstVersion')}</small>
      ) : changes.length === 0 ? (
        <small className="dim">{t('unchanged')}</small>
      ) : (
        <ul className={styles.changes}>
          {changes.map((change, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the changes of one version, read once
            <Change key={place} change={change} />
          ))}
          {more > 0 && <li className="dim">{t('moreChanges', { count: more })}</li>}
        </ul>
      )}
      {!isFirst && isChanged && (
        <details>
          <summary>{t('wholeText')}</summary>
          <p className={styles.text}>
            {parts.map(({ kind, text }, place) => {
              const key = `${place} ${kind}`
              if (kind === 'same') return <span key={key}>{text}</span>
              return kind === 'added' ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>
            })}
          </p>
        </details>
      )}
    </li>
  )
}

function Change({ change: { kind, before, after, times } }: { change: TextChange }) {
  const t = useWords(strings)
  return (
    <li data-kind={kind}>
      <small>{t(`change_${kind}`)}</small>{' '}
      {before !== null && after !== null
        ? t('changed', { before, after })
        : after !== null
          ? t('added', { text: after })
          : t('lost', { text: before ?? '' })}
      {times > 1 && ` ${t('times', { count: times })}`}
    </li>
  )
}
