import { Row, TextField, useWords } from '@guanlan/platform/web'
import { useId } from 'react'
import { type Monitor, nameLength } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import type { Draft } from '../../drafts/draft.ts'
import { useMonitorPlaces } from '../../tree/monitor-queries.ts'
import shared from '../shared.module.css'
import styles from './editor.module.css'

/** Name, short name, category, folder, open or closed. */
export function Facts({
  draft,
  id,
  monitors,
  problemOf,
  onChange,
}: {
  draft: Draft
  id: number | null
  monitors: readonly Monitor[]
  problemOf: (field: string) => string | undefined
  onChange: (part: Partial<Draft>) => void
}) {
  const t = useWords(strings)
  const select = useId()
  const places = useMonitorPlaces(id === null).data
  const folders = monitors.filter(each => each.kind === 'folder' && places?.folders.includes(each.id))
  return (
    <section className={styles.facts} aria-label={t('facts')}>
      <TextField
        label={t('name')}
        value={draft.name}
        maxLength={nameLength.max}
        required
        autoFocus={id === null}
        problem={problemOf('name')}
        aside={<span>{`${[...draft.name.trim()].length} / ${nameLength.max}`}</span>}
        onChange={event => onChange({ name: event.target.value })}
      />
      <TextField
        label={t('shortName')}
        value={draft.shortName}
        maxLength={nameLength.max}
        problem={problemOf('shortName')}
        onChange={event => onChange({ shortName: event.target.value })}
      />
      {draft.kind === 'item' && (
        <TextField
          label={t('category')}
          value={draft.category}
          maxLength={50}
          problem={problemOf('category')}
          onChange={event => onChange({ category: event.target.value })}
        />
      )}
      {id === null && (
        <div className="labelled">
          <div className="label-line">
            <label htmlFor={select}>{t('folder')}</label>
          </div>
          <select
            id={select}
            className={shared.select}
            value={draft.fatherId}
            onChange={event => onChange({ fatherId: Number(event.target.value) })}
          >
            {places?.top && <option value={0}>{t('topLevel')}</option>}
            {folders.map(folder => (
              <option key={folder.id} value={folder.id}>
                {folder.name}
              </option>
            ))}
          </select>
          {problemOf('fatherId') && (
            <p className="problem" role="alert">
              {problemOf('fatherId')}
            </p>
          )}
        </div>
      )}
      {draft.kind === 'item' && (
        <Row as="label" gap={8} align="center" className={styles.tick}>
          <input
            type="checkbox"
            className="box"
            checked={draft.isOpen}
            onChange={event => onChange({ isOpen: event.target.checked })}
          />
          {t('isOpenLong')}
        </Row>
      )}
    </section>
  )
}
