import { Button, type IconName, PopoverButton, Row, Stack, useWords } from '@guanlan/platform/web'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { strings } from '../../strings.ts'
import styles from './parts.module.css'

/** An act that asks for a sentence first. It closes when the act went well. */
export function ReasonButton({
  label,
  icon,
  size = 'normal',
  isIconOnly = false,
  field,
  act,
  isOptional = false,
  more,
  onOpen,
  onClose,
}: {
  label: string
  icon: IconName
  size?: 'normal' | 'small'
  isIconOnly?: boolean
  /** What is asked for. */
  field: string
  act: (text: string) => Promise<unknown>
  isOptional?: boolean
  /** Further fields above. */
  more?: ReactNode
  onOpen?: () => void
  /** However it is left. */
  onClose?: () => void
}) {
  return (
    <PopoverButton label={label} icon={icon} size={size} isIconOnly={isIconOnly}>
      {close => <ReasonForm {...{ label, field, act, isOptional, more, close, onOpen, onClose }} />}
    </PopoverButton>
  )
}

/** Asks for a sentence and acts. */
export function ReasonForm({
  label,
  field,
  most = 1000,
  act,
  isOptional = false,
  more,
  below,
  close,
  onOpen,
  onClose,
}: {
  label: string
  field: string
  /** Longest text, in characters. */
  most?: number
  act: (text: string) => Promise<unknown>
  isOptional?: boolean
  /** Further fields above. */
  more?: ReactNode
  /** Further fields beneath. */
  below?: ReactNode
  close: () => void
  onOpen?: (() => void) | undefined
  onClose?: (() => void) | undefined
}) {
  const t = useWords(strings)
  const latest = useRef({ onOpen, onClose })
  latest.current = { onOpen, onClose }
  useEffect(() => {
    latest.current.onOpen?.()
    return () => latest.current.onClose?.()
  }, [])
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    const done = await act(text.trim())
    setBusy(false)
    if (done !== null) close()
  }
  return (
    <Stack
      as="form"
      gap={8}
      className={styles.ask}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      {more}
      <label className="labelled">
        <span className="label-line">{field}</span>
        <textarea
          className="field"
          rows={3}
          maxLength={most}
          value={text}
          // biome-ignore lint/a11y/noAutofocus: the panel was opened to write here
          autoFocus
          onChange={event => setText(event.target.value)}
        />
      </label>
      {below}
      <Row gap={8} to="end">
        <Button onClick={close}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" disabled={isBusy || (!isOptional && text.trim() === '')}>
          {label}
        </Button>
      </Row>
    </Stack>
  )
}
