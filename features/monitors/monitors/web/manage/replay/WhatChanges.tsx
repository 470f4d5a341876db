import { Segmented, useWords } from '@guanlan/platform/web'
import { strings } from '../../../strings.ts'
import { ChangesView } from './ChangesView.tsx'
import styles from './replay.module.css'
import { type Replay, replayDays } from './use-replay.ts'

/** What saving would change, tried on stored articles. */
export function WhatChanges({ replay, version }: { replay: Replay; version: number }) {
  const t = useWords(strings)
  return (
    <section className={styles.changes} aria-label={t('whatChanges')} aria-busy={replay.state === 'running'}>
      <header>
        <h2>
          {t('whatChanges')} <small className="dim">{t('againstVersion', { version })}</small>
        </h2>
        <span className="grow" />
        <Segmented
          label={t('periodOfChanges')}
          value={String(replay.days)}
          options={replayDays.map(days => ({ value: String(days), label: t('daysShort', { count: days }) }))}
          onChange={value => replay.setDays(replayDays.find(days => String(days) === value) ?? 30)}
        />
      </header>
      <ChangesView parts={replay} days={replay.days} />
    </section>
  )
}
