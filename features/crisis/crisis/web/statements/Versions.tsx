import { Button, ErrorOf, Moment, Panel, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ComparedVersion, Statement } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import styles from './statements.module.css'

/** Every text it had; one that is opened shows what became of the one before. */
export function Versions({ of: { id, number } }: { of: Statement }) {
  const t = useWords(strings)
  const [open, setOpen] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [crisesKey, 'statementVersions', id, number],
    queryFn: ({ signal }) => api.statementVersions({ params: { id } }, { signal }),
  })
  return (
    <Panel title={t('versions')}>
      {error ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={2} />
      ) : (
        <ul className={styles.versions}>
          {data.map(version => (
            <li key={version.number}>
              <Button
                kind="quiet"
                size="small"
                aria-expanded={open === version.number}
                onClick={() => setOpen(open === version.number ? null : version.number)}
              >
                {t('versionNumber', { number: version.number })}
              </Button>
              <small className="dim">
                {version.by} · <Moment at={version.at} exact />
              </small>
              {open === version.number && <Difference id={id} number={version.number} />}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Difference({ id, number }: { id: number; number: number }) {
  const t = useWords(strings)
  const { data } = useQuery({
    queryKey: [crisesKey, 'statementVersion', id, number],
    queryFn: ({ signal }) => api.statementVersion({ params: { id, number } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return <SkeletonRows rows={1} />
  return (
    <div className={styles.difference}>
      {data.against === null && <p className="dim">{t('firstVersion')}</p>}
      <p>
        {data.difference.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
          <Part key={place} of={part} isWhole={data.against === null} />
        ))}
      </p>
    </div>
  )
}

function Part({ of: { kind, text }, isWhole }: { of: ComparedVersion['difference'][number]; isWhole: boolean }) {
  if (kind === 'same' || isWhole) return text
  return kind === 'added' ? <ins>{text}</ins> : <del>{text}</del>
}
