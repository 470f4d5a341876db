import { Button, copyText, Note, Row, Segmented, Stack, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../strings.ts'
import styles from './api-keys.module.css'

const clients = ['Claude Code', 'Cursor', 'VS Code'] as const
type Client = (typeof clients)[number]

/** What connects an assistant, for three clients; the secret is put in by whoever has it. */
const settingOf = (client: Client, address: string): string => {
  const headers = { Authorization: 'Bearer glk_…' }
  if (client === 'Claude Code')
    return `claude mcp add --transport http guanlan ${address} --header "Authorization: Bearer glk_…"`
  return client === 'Cursor'
    ? JSON.stringify({ mcpServers: { guanlan: { url: address, headers } } }, null, 2)
    : JSON.stringify({ servers: { guanlan: { type: 'http', url: address, headers } } }, null, 2)
}

export function Assistants() {
  const t = useWords(strings)
  const [client, setClient] = useState<Client>('Claude Code')
  const setting = settingOf(client, `${globalThis.location.origin}/mcp`)
  return (
    <Stack gap={8}>
      <Segmented
        label={t('client')}
        options={clients.map(each => ({ value: each, label: each }))}
        value={client}
        onChange={setClient}
      />
      <pre className={styles.setting}>{setting}</pre>
      <Note>{t('assistantsSecret')}</Note>
      <Row as="p" gap={16} align="center">
        <Button onClick={() => void copyText(setting, t('settingCopied'), t('notCopied'))}>{t('copySetting')}</Button>
      </Row>
    </Stack>
  )
}
