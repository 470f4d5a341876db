import { Button, confirm, ErrorOf, Moment, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Monitor } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import { type Draft, partsOf } from '../../drafts/draft.ts'
import { monitorApi } from '../../tree/monitor-queries.ts'
import { ChangesView } from '../replay/ChangesView.tsx'
import { useReplay } from '../replay/use-replay.ts'
import styles from './history.module.css'
import { diffOf } from './rule-diff.ts'

type Version = Awaited<ReturnType<typeof monitorApi.history>>[number]

/** Versions with what each changed; an old one can be made the newest again. */
export function History({ monitor, onRollBack }: { monitor: Monitor; onRollBack: (old: Partial<Draft>) => void }) {
  const t = useWords(strings)
  const [open, setOpen] = useState(false)
  const [compared, setCompared] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['monitors', 'history', monitor.id, monitor.version],
    queryFn: ({ signal }) => monitorApi.history({ query: { id: monitor.id } }, { signal }),
    enabled: open,
  })
  if (monitor.kind === 'folder') return null
  const rollBack = async (version: Version) => {
    const yes = await confirm({
      title: t('rollBackTitle', { version: version.version }),
      loss: t('rollBackLoss', { next: monitor.version + 1 }),
      act: t('rollBack'),
      danger: false,
    })
    if (!yes) return
    onRollBack(version.form ? { view: 'form', ...partsOf(version.form) } : { view: 'text', rule: version.rule ?? '' })
  }
  return (
    <section className={styles.history} aria-label={t('history')}>
      <Button kind="quiet" icon="history" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('history')}
      </Button>
      {open && error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {open && data && (
        <ol>
          {data.map((version, index) => {
            const older = data[index + 1]
            const isNow = version.version === monitor.version
            return (
              <li key={version.version}>
                <p>
                  <b>{t('versionNumber', { version: version.version })}</b>
                  <span className="dim">
                    {version.changedBy ?? t('bySystem')} · <Moment at={version.changedAt} />
                  </span>
                  <span className="grow" />
                  {isNow ? (
                    <span className="dim">{t('versionNow')}</span>
                  ) : (
                    <>
                      <Button
                        size="small"
                        kind="quiet"
                        title={t('compareTip')}
                        aria-expanded={compared === version.version}
                        onClick={() => setCompared(compared === version.version ? null : version.version)}
                      >
                        {t('compareNow')}
                      </Button>
                      <Button size="small" onClick={() => void rollBack(version)}>
                        {t('rollBack')}
                      </Button>
                    </>
                  )}
                </p>
                <code>{version.rule}</code>
                {older && <Diff version={version} older={older} />}
                {compared === version.version && !isNow && <Comparison monitor={monitor} version={version} />}
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}

/** An old rule against the one that is live, within the monitor's present limits. */
function Comparison({ monitor, version }: { monitor: Monitor; version: Version }) {
  const t = useWords(strings)
  const replay = useReplay(monitor.id, monitor.version, {
    ...(version.form ? { form: version.form } : { rule: version.rule ?? '' }),
    languages: monitor.languages,
    regions: monitor.regions,
    mediaLimit: monitor.mediaLimit,
    mediaGroups: monitor.mediaGroups,
  })
  return (
    <section
      className={styles.comparison}
      aria-label={t('comparisonOf', { version: version.version, days: replay.days })}
      aria-busy={replay.state === 'running'}
    >
      <h3>{t('comparisonOf', { version: version.version, days: replay.days })}</h3>
      <ChangesView parts={replay} days={replay.days} />
    </section>
  )
}

function Diff({ version, older }: { version: Version; older: Version }) {
  const t = useWords(strings)
  const { added, removed, joinedOtherwise } = diffOf(older.rule, version.rule)
  return (
    <p className={styles.diff}>
      {older.name !== version.name && <span>{t('renamed', { before: older.name, after: version.name })}</span>}
      {added.map(word => (
        <ins key={word}>+ {word}</ins>
      ))}
      {removed.map(word => (
        <del key={word}>− {word}</del>
      ))}
      {joinedOtherwise && <span className="dim">{t('joinedOtherwise')}</span>}
    </p>
  )
}
