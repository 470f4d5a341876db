import { isWithin } from '@guanlan/platform/contract'
import { Button, Row, useWords } from '@guanlan/platform/web'
import { useId, useState } from 'react'
import type { Label } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from '../labels.module.css'

/** Asks into which other label one is merged, and says what becomes of it. */
export function MergeBar({
  label,
  labels,
  onMerge,
  onClose,
}: {
  label: Label
  labels: readonly Label[]
  onMerge: (into: Label) => void
  onClose: () => void
}) {
  const t = useWords(strings)
  const select = useId()
  const others = labels.filter(each => !isWithin(labels, each.id, label.id))
  const [id, setId] = useState(others[0]?.id ?? 0)
  const into = others.find(each => each.id === id)
  return (
    <Row as="section" gap={8} wrap align="center" className={styles.merge} aria-label={t('merge')}>
      <label htmlFor={select}>{t('mergeInto', { name: label.name })}</label>
      <select id={select} value={id} onChange={event => setId(Number(event.target.value))}>
        {others.map(each => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      <Button size="small" kind="primary" disabled={!into} onClick={() => into && onMerge(into)}>
        {t('merge')}
      </Button>
      <Button size="small" onClick={onClose}>
        {t('cancel')}
      </Button>
      <p className="dim">{t('mergeNote')}</p>
    </Row>
  )
}
