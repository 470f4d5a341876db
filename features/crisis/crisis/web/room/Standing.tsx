import { Button, Moment, Row, useMay, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { Crisis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from '../parts/room.module.css'
import { useCrisisAct, useLevels } from '../use-crisis.ts'

/** Where we stand, in one sentence of the lead, with its time. */
export function Standing({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useCrisisAct()
  const colour = useLevels().data?.find(({ id }) => id === crisis.crisisLevel)?.colour
  const [text, setText] = useState<string | null>(null)
  const { standing } = crisis
  const save = async () => {
    const done = await act(
      () => api.standing.act({ body: { id: crisis.id, version: crisis.version, text: text ?? '' } }),
      () => t('didStanding'),
    )
    if (done) setText(null)
  }
  const isOpen = may('crisis.act') && crisis.status !== 'closed'
  return (
    <section
      className={styles.standing}
      aria-label={t('standingTitle')}
      style={{ '--level': colour } as React.CSSProperties}
    >
      <b>{t('standingTitle')}</b>
      {text === null ? (
        <>
          <p>{standing?.text ?? <span className="dim">{t('noStanding')}</span>}</p>
          {standing && (
            <small className="dim">
              {standing.by} · <Moment at={standing.at} exact />
            </small>
          )}
          {isOpen && (
            <Button size="small" icon="edit" onClick={() => setText(standing?.text ?? '')}>
              {t('write')}
            </Button>
          )}
        </>
      ) : (
        <>
          <textarea
            className="field"
            aria-label={t('standingTitle')}
            rows={2}
            maxLength={300}
            value={text}
            // biome-ignore lint/a11y/noAutofocus: it was opened to write here
            autoFocus
            onChange={event => setText(event.target.value)}
          />
          <Row gap={4}>
            <Button size="small" onClick={() => setText(null)}>
              {t('cancel')}
            </Button>
            <Button size="small" kind="primary" disabled={text.trim() === ''} onClick={() => void save()}>
              {t('save')}
            </Button>
          </Row>
        </>
      )}
    </section>
  )
}
