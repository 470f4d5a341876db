import {
  Button,
  Facts,
  IconButton,
  Moment,
  RecordView,
  Row,
  Stack,
  TextField,
  useFormat,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import type { DownloadRecord, Folder } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from '../exports.module.css'
import { bytesInWords } from '../order/bytes.ts'
import { FileLink } from './FileLink.tsx'
import { StateCell } from './StateCell.tsx'
import type { useRecordActs } from './use-record-acts.ts'

/** One file: what was asked for, how it stands, and what can be done with it. */
export function RecordPane({
  record,
  folders,
  acts,
  onClose,
}: {
  record: DownloadRecord
  folders: readonly Folder[]
  acts: ReturnType<typeof useRecordActs>
  onClose: () => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const may = useMay()
  const mayEdit = may('exports.edit')
  const { id, version, fileName, state, about, rows, bytes, pinned, expiresAt, folderId, isRepeatable } = record
  const [name, setName] = useState(fileName)
  const isOpen = state === 'waiting' || state === 'running'
  return (
    <RecordView title={fileName} acts={<IconButton icon="close" label={t('close')} onClick={onClose} />}>
      <p>
        <StateCell record={record} />
      </p>
      <Row as="p" gap={12} wrap align="end">
        {state === 'done' && (
          <Button kind="primary" icon="download" onClick={() => void acts.fetch(record)}>
            {t('fetch')}
          </Button>
        )}
        {state === 'done' && may('exports.link') && <FileLink record={record} />}
        {isOpen && may('exports.order') && <Button onClick={() => void acts.cancel(record)}>{t('stop')}</Button>}
        {!isOpen && isRepeatable && may('exports.order') && (
          <Button icon="refresh" onClick={() => void acts.again(record)}>
            {t('again')}
          </Button>
        )}
        {state === 'done' && mayEdit && (
          <Button onClick={() => void acts.change({ id, version, pinned: !pinned })}>
            {t(pinned ? 'unpin' : 'pin')}
          </Button>
        )}
        {mayEdit && (
          <Button icon="trash" onClick={() => void acts.remove([record]).then(isGone => isGone && onClose())}>
            {t('remove')}
          </Button>
        )}
      </Row>
      {mayEdit && (
        <Row
          as="form"
          gap={12}
          wrap
          align="end"
          onSubmit={event => {
            event.preventDefault()
            if (name.trim() && name !== fileName) void acts.change({ id, version, fileName: name })
          }}
        >
          <TextField label={t('file')} maxLength={100} value={name} onChange={event => setName(event.target.value)} />
          <Button type="submit" disabled={!name.trim() || name === fileName}>
            {t('save')}
          </Button>
          <Stack as="label" gap={4} className={styles.folderChoice}>
            <span>{t('folder')}</span>
            <select
              className="field"
              value={folderId ?? 0}
              onChange={event => void acts.change({ id, version, folderId: Number(event.target.value) || null })}
            >
              <option value={0}>{t('noFolder')}</option>
              {folders.map(folder => (
                <option key={folder.id} value={folder.id}>
                  {folder.name}
                </option>
              ))}
            </select>
          </Stack>
        </Row>
      )}
      <Facts
        of="texts"
        facts={[
          [t('rows'), rows === null ? '' : format.exact(rows)],
          [t('size'), bytes === null ? '' : bytesInWords(bytes)],
          [t('by'), record.createdBy],
          [t('at'), <Moment key="at" at={record.createdAt} />],
          ...(record.linkedUntil === null
            ? []
            : [[t('linkedUntil'), <Moment key="linked" at={record.linkedUntil} />] as const]),
          [
            t('expires'),
            state !== 'done' ? '' : pinned || expiresAt === null ? t('stays') : <Moment key="expires" at={expiresAt} />,
          ],
        ]}
      />
      {about.length > 0 && (
        <section aria-label={t('about')}>
          <h3>{t('about')}</h3>
          <Facts of="texts" facts={about.map(({ label, value }) => [label, value] as const)} />
        </section>
      )}
    </RecordView>
  )
}
