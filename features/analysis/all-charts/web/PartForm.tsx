import { Row, Segmented, TextField, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../strings.ts'
import styles from './all-charts.module.css'
import { looksOf, mostOf, type OwnPart, type PanelName, usualMost } from './panels.ts'

/** A panel's own title, how it is drawn and how many lines it has. */
export function PartForm({
  name,
  part,
  onChange,
}: {
  name: PanelName
  part: OwnPart
  onChange: (part: OwnPart) => void
}) {
  const t = useWords(strings)
  const [title, setTitle] = useState(part.title)
  const looks = looksOf[name] ?? []
  const mosts = mostOf[name] ?? []
  const keep = () => title.trim() !== part.title && onChange({ ...part, title: title.trim() })
  return (
    <Row gap={8} wrap className={styles.partForm}>
      <TextField
        label={t('partTitle', { title: t(name) })}
        labelHidden
        value={title}
        placeholder={t(name)}
        maxLength={60}
        onChange={event => setTitle(event.target.value)}
        onBlur={keep}
        onKeyDown={event => event.key === 'Enter' && keep()}
      />
      {looks.length > 0 && (
        <Segmented
          label={t('partLook', { title: t(name) })}
          value={part.look ?? looks[0] ?? 'table'}
          options={looks.map(look => ({ value: look, label: t(`look_${look}`) }))}
          onChange={look => onChange({ ...part, look: look === looks[0] ? null : look })}
        />
      )}
      {mosts.length > 0 && (
        <Segmented
          label={t('partMost', { title: t(name) })}
          value={String(part.most ?? usualMost)}
          options={mosts.map(most => ({ value: String(most), label: t('mostLines', { count: most }) }))}
          onChange={most => onChange({ ...part, most: Number(most) === usualMost ? null : Number(most) })}
        />
      )}
    </Row>
  )
}
