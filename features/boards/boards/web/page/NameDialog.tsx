import { Button, Row, Stack, TextField, useWords, WritingDialog } from '@guanlan/platform/web'
import { useState } from 'react'
import { nameLength } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** Names a view or a board. */
export function NameDialog({
  title,
  start,
  onName,
  onClose,
}: {
  title: string
  start: string
  onName: (name: string) => void
  onClose: () => void
}) {
  const t = useWords(strings)
  const [name, setName] = useState(start)
  const trimmed = name.trim()
  return (
    <WritingDialog label={title} size="small" guards={false} onClose={onClose}>
      {leave => (
        <form
          onSubmit={event => {
            event.preventDefault()
            if (trimmed) onName(trimmed)
          }}
        >
          <Stack gap={12}>
            <h2>{title}</h2>
            <TextField
              label={t('name')}
              maxLength={nameLength}
              value={name}
              // biome-ignore lint/a11y/noAutofocus: the one field of a dialog that was just opened
              autoFocus
              onChange={event => setName(event.target.value)}
            />
            <Row as="footer" to="end" gap={8}>
              <Button onClick={() => void leave()}>{t('cancel')}</Button>
              <Button type="submit" kind="primary" disabled={!trimmed}>
                {t('ready')}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    </WritingDialog>
  )
}
