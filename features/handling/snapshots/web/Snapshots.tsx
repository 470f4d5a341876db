import {
  Button,
  confirm,
  connect,
  ErrorOf,
  IconButton,
  Moment,
  saveAs,
  toast,
  useFormat,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Snapshot, snapshots } from '../contract.ts'
import { strings } from '../strings.ts'
import { CopyFrame } from './CopyFrame.tsx'
import styles from './snapshots.module.css'

const api = connect(snapshots)

/** Copies of the page as it was, and the monitors whose articles are copied by themselves. */
export function Snapshots({
  id,
  found,
  monitors,
}: {
  id: number
  found: boolean
  /** Those that want the article. */
  monitors: readonly { id: number; name: string }[]
}) {
  const t = useWords(strings)
  const may = useMay()
  const client = useQueryClient()
  const [making, setMaking] = useState(false)
  const [shown, setShown] = useState<Snapshot | null>(null)
  // Below the key of details: whatever asks for an article again asks for these, too.
  const key = ['desk', 'detail', id, 'pageCopies']
  const exportWarc = async () =>
    saveAs(await api.warc({ body: { idList: [id] } }, { timeout: 'long' }), `page-copies-${id}.warc.gz`)
  const list = useQuery({ queryKey: key, queryFn: ({ signal }) => api.list({ params: { id } }, { signal }) })
  const after = async (act: Promise<unknown>, said?: string) => {
    try {
      await act
      if (said) toast({ text: said })
    } catch (error) {
      toast({ text: error instanceof Error ? error.message : '', tone: 'warning' })
    }
    await client.invalidateQueries({ queryKey: key })
  }
  const make = async () => {
    setMaking(true)
    await after(api.copy({ body: { id, found } }, { timeout: 'long' }), t('made'))
    setMaking(false)
  }
  const remove = async (copy: Snapshot) => {
    if (await confirm({ title: t('removeAsk'), loss: t('removeLoss'), act: t('remove') }))
      await after(api.remove({ params: { id: copy.id } }))
  }
  if (!may('snapshots.view')) return null
  const copies = list.data?.copies ?? []
  return (
    <section className={styles.section} aria-label={t('copies')}>
      <header>
        <h3>{t('copies')}</h3>
        {may('snapshots.make') && (
          <Button size="small" kind="quiet" icon="save" disabled={making} onClick={() => void make()}>
            {making ? t('making') : t('make')}
          </Button>
        )}
      </header>
      {list.isError && <ErrorOf error={list.error} onRetry={() => void list.refetch()} />}
      {copies.length > 0 && (
        <ul>
          {copies.map(copy => (
            <CopyLine
              key={copy.id}
              copy={copy}
              onOpen={() => setShown(copy)}
              {...(may('snapshots.remove') && { onRemove: () => void remove(copy) })}
            />
          ))}
        </ul>
      )}
      {may('snapshots.make') &&
        monitors.map(monitor => {
          const isOn = list.data?.monitors.includes(monitor.id) ?? false
          return (
            <Button
              key={monitor.id}
              size="small"
              kind="quiet"
              icon={isOn ? 'check' : 'clock'}
              aria-pressed={isOn}
              onClick={() => void after(api.ofMonitor({ params: { id: monitor.id }, body: { flag: isOn ? 0 : 1 } }))}
            >
              {t('always', { monitor: monitor.name })}
            </Button>
          )
        })}
      {list.data?.copies.some(({ problem }) => problem === null) && (
        <Button size="small" kind="quiet" icon="download" onClick={() => void exportWarc()}>
          {t('warc')}
        </Button>
      )}
      {shown && (
        <CopyFrame copy={shown} load={() => api.page({ params: { id: shown.id } })} onClose={() => setShown(null)} />
      )}
    </section>
  )
}

function CopyLine({ copy, onOpen, onRemove }: { copy: Snapshot; onOpen: () => void; onRemove?: () => void }) {
  const t = useWords(strings)
  const format = useFormat()
  if (copy.problem !== null)
    return (
      <li>
        <Moment at={copy.copiedAt} exact />
        <span className={styles.problem}>{t('failed', { problem: copy.problem })}</span>
        {onRemove && <IconButton size="small" icon="trash" label={t('remove')} onClick={onRemove} />}
      </li>
    )
  const download = async () =>
    saveAs(await api.evidence({ params: { id: copy.id } }, { timeout: 'long' }), `page-copy-${copy.id}.zip`)
  return (
    <li>
      <Moment at={copy.copiedAt} exact />
      <span className="dim">{copy.copiedBy ?? t('byMonitor')}</span>
      <span className="dim">
        {t('picturesOf', { count: format.exact(copy.pictures) })}
        {copy.missing > 0 && ` · ${t('missingOf', { count: format.exact(copy.missing) })}`}
      </span>
      <code title={`SHA-256 ${copy.sha256}`}>{copy.sha256?.slice(0, 12)}</code>
      <span className={styles.acts}>
        <Button size="small" kind="quiet" icon="eye" onClick={onOpen}>
          {t('open')}
        </Button>
        <IconButton size="small" icon="download" label={t('download')} onClick={() => void download()} />
        {onRemove && <IconButton size="small" icon="trash" label={t('remove')} onClick={onRemove} />}
      </span>
    </li>
  )
}
