import { Button, Column, Moment, Note, Tag, useFormat, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { Detection, ProposedSource } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './sources.module.css'

/** What is behind one address: what it is, what can be added, and what would come. */
export function DetectionCard({
  found,
  onAdd,
}: {
  found: Detection
  /** Resolves to whether it is added. */
  onAdd: (source: ProposedSource) => Promise<boolean>
}) {
  const t = useWords(strings)
  const format = useFormat()
  const { what, samples, sources, perDay, problem } = found
  const requested = samples.filter(sample => sample.wanted > 0).length
  return (
    <Column as="article" gap={8} className={styles.card} aria-label={found.name ?? found.written}>
      <header>
        <Tag accent={sources.length > 0}>{t(what)}</Tag>
        <b>{found.name ?? found.written}</b>
        <span className="dim cut">{found.url}</span>
      </header>
      <p>
        {t(`${what}Says`)}
        {perDay !== null && <span className="dim"> {t('perDayOf', { count: format.exact(perDay) })}</span>}
        {samples.length > 0 && (
          <span className="dim"> {t('wantedOf', { count: requested, total: samples.length })}</span>
        )}
      </p>
      {problem && <Note>{problem}</Note>}
      <ul className={styles.proposed}>
        {sources.map(source => (
          <Proposed key={`${source.kind} ${source.url} ${source.settings.shape ?? ''}`} source={source} onAdd={onAdd} />
        ))}
      </ul>
      {samples.length > 0 && (
        <>
          <h3>{t('samples', { count: samples.length })}</h3>
          <ol className={styles.samples}>
            {samples.map(sample => (
              <li key={`${sample.url} ${sample.title}`}>
                <b className="cut">{sample.title}</b>
                {sample.wanted > 0 && <Tag accent>{t('wantedBy', { count: sample.wanted })}</Tag>}
                <span className="grow" />
                <span className="dim">{sample.author}</span>
                {sample.publishedAt && <Moment at={sample.publishedAt} />}
                {sample.excerpt && <p className="dim cut">{sample.excerpt}</p>}
              </li>
            ))}
          </ol>
        </>
      )}
    </Column>
  )
}

function Proposed({ source, onAdd }: { source: ProposedSource; onAdd: (source: ProposedSource) => Promise<boolean> }) {
  const t = useWords(strings)
  const [state, setState] = useState<'new' | 'adding' | 'own' | 'shared'>(source.known ?? 'new')
  const add = async () => {
    setState('adding')
    setState((await onAdd(source)) ? 'own' : 'new')
  }
  const name = source.title === source.url ? t(source.kind) : source.title
  return (
    <li>
      <Tag>{t(source.kind)}</Tag>
      <span className="cut">{name}</span>
      <span className="dim cut grow">{source.settings.shape ?? source.url}</span>
      {state === 'own' || state === 'shared' ? (
        <span className="dim">{t(state === 'own' ? 'isOwn' : 'isShared')}</span>
      ) : (
        <Button
          kind="primary"
          size="small"
          icon="plus"
          aria-label={t('addThis', { name })}
          disabled={state === 'adding'}
          onClick={() => void add()}
        >
          {t('addOne')}
        </Button>
      )}
    </li>
  )
}
