import { Column, EmptyState, Stack, Tag, TextField, useWords } from '@guanlan/platform/web'
import { type ReactNode, useMemo, useState } from 'react'
import type { DescribedCall } from '../contract.ts'
import { strings } from '../strings.ts'
import { CallView, type SendCall } from './CallView.tsx'
import styles from './catalogue.module.css'

/** Calls by feature, found by a part of address or sentence; beside them the one that is open. */
export function CallCatalogue({
  title,
  lead,
  calls,
  send,
  withKey = false,
}: {
  title: string
  lead: ReactNode
  calls: readonly DescribedCall[]
  send: SendCall
  /** It is tried out with a key, which is asked for. */
  withKey?: boolean
}) {
  const t = useWords(strings)
  const [like, setLike] = useState('')
  const [opened, setOpened] = useState<string | null>(null)
  const found = useMemo(() => {
    const requested = like.trim().toLowerCase()
    return calls.filter(({ code, path, summary, aliases }) =>
      [code, path, summary, ...aliases].some(each => each.toLowerCase().includes(requested)),
    )
  }, [calls, like])
  const open = found.find(({ code }) => code === opened) ?? found[0]
  // Within the frame of the product there is a main part already; a public page is one.
  const Page = withKey ? 'main' : 'div'
  return (
    <Page className={styles.page}>
      <Stack as="header" gap={4} className={styles.head}>
        <h1>{title}</h1>
        <div className="dim">{lead}</div>
      </Stack>
      <div className={styles.columns}>
        <Column as="nav" gap={8} className={styles.side} aria-label={title}>
          <TextField
            label={t('findCall')}
            labelHidden
            icon="search"
            type="search"
            placeholder={t('findCall')}
            value={like}
            onChange={event => setLike(event.target.value)}
          />
          <p className="dim" role="status">
            {t('callsFound', { count: found.length })}
          </p>
          <ul>
            {found.map(call => (
              <li key={call.code}>
                <button
                  type="button"
                  aria-current={call === open ? 'true' : undefined}
                  onClick={() => setOpened(call.code)}
                >
                  <Tag>{call.method}</Tag>
                  <code>{call.path}</code>
                </button>
              </li>
            ))}
          </ul>
        </Column>
        <div className={styles.open}>
          {open ? (
            <CallView key={open.code} call={open} send={send} withKey={withKey} />
          ) : (
            <EmptyState title={t('noCall')} />
          )}
        </div>
      </div>
    </Page>
  )
}
