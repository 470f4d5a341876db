import { Row, TextField, useWords } from '@guanlan/platform/web'
import type { Ref } from 'react'
import type { Look } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './templates.module.css'

/** The product's own colour on paper, where a template says none. */
const usualAccent = '#1F5DB8'

/** How the files of a template's reports look. */
export function LookFields({
  look,
  onChange,
  focus,
}: {
  look: Look
  onChange: (look: Look) => void
  focus: Ref<never>
}) {
  const t = useWords(strings)
  const set = (part: Look) => onChange({ ...look, ...part })
  return (
    <div className={styles.look} ref={focus} tabIndex={-1}>
      <Row as="label" gap={8} align="center">
        {t('accent')}
        <input
          type="color"
          value={look.accent ?? usualAccent}
          onChange={event => set({ accent: event.target.value })}
        />
      </Row>
      {(['header', 'footer', 'watermark'] as const).map(name => (
        <TextField
          key={name}
          label={t(name)}
          maxLength={name === 'watermark' ? 40 : 100}
          value={look[name] ?? ''}
          onChange={event => set({ [name]: event.target.value })}
        />
      ))}
    </div>
  )
}
