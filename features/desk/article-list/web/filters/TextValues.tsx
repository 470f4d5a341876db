import { IconButton, Row, TextField, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../../strings.ts'
import styles from './filters.module.css'

/** Free texts: Enter adds one, the list below takes them away again. A text still being typed counts as well. */
export function TextValues({
  label,
  chosen,
  onChange,
}: {
  label: string
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}) {
  const t = useWords(strings)
  const [settled, setSettled] = useState<readonly string[]>(chosen)
  const [text, setText] = useState('')
  const tell = (values: readonly string[], typed: string) =>
    onChange([...new Set([...values, typed.trim()].filter(value => value !== ''))])
  const keep = (values: readonly string[]) => {
    setSettled(values)
    tell(values, '')
  }
  return (
    <>
      <TextField
        label={t('textValue', { field: label })}
        maxLength={100}
        value={text}
        onChange={event => {
          setText(event.target.value)
          tell(settled, event.target.value)
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !event.shiftKey || !text.trim()) return
          event.preventDefault()
          keep([...settled, text.trim()])
          setText('')
        }}
      />
      <p className={styles.hint}>{t('textHint')}</p>
      {settled.map(value => (
        <Row key={value} as="p" gap={8} align="center" className={styles.settled}>
          <span className="cut grow">{value}</span>
          <IconButton
            size="small"
            icon="close"
            label={t('removeValue', { value })}
            onClick={() => keep(settled.filter(each => each !== value))}
          />
        </Row>
      ))}
    </>
  )
}
