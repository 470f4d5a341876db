import {
  Button,
  ChoiceMenu,
  EmptyState,
  IconButton,
  ListFrame,
  linkTo,
  Moment,
  type RecordColumn,
  RecordTable,
  useFormat,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { type DownloadRecord, RecordQuestion, recordStates } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, useFolders } from '../api.ts'
import styles from '../exports.module.css'
import { bytesInWords } from '../order/bytes.ts'
import { FolderTree, recordType } from './FolderTree.tsx'
import { RecordPane } from './RecordPane.tsx'
import { StateCell } from './StateCell.tsx'
import { useLiveRecords } from './use-live-records.ts'
import { useRecordActs } from './use-record-acts.ts'

const states = [null, ...recordStates] as const

/** Files that were ordered or made, in folders: how far they are, what they hold, until when they stay. */
export default function DownloadCentre() {
  const t = useWords(strings)
  const format = useFormat()
  const mayEdit = useMay()('exports.edit')
  const list = useList({ name: 'exports', question: RecordQuestion, load: api.list })
  const { question, records, opened, selection } = list
  const folders = useFolders(question.folderType).data?.list ?? []
  const acts = useRecordActs()
  const { changed } = records
  useLiveRecords(useCallback(() => void changed(), [changed]))
  const columns = useMemo<RecordColumn<DownloadRecord>[]>(
    () => [
      {
        id: 'name',
        title: t('name'),
        width: 240,
        pinned: 'start',
        cell: row => (
          // biome-ignore lint/a11y/noStaticElementInteractions: by keys it is moved in the pane beside
          <span
            className="cut"
            draggable={mayEdit}
            onDragStart={event => event.dataTransfer.setData(recordType, String(row.id))}
          >
            {row.fileName}
          </span>
        ),
      },
      { id: 'state', title: t('state'), width: 220, cell: row => <StateCell record={row} /> },
      { id: 'rows', title: t('rows'), width: 90, cell: row => (row.rows === null ? '' : format.exact(row.rows)) },
      { id: 'size', title: t('size'), width: 90, cell: row => (row.bytes === null ? '' : bytesInWords(row.bytes)) },
      {
        id: 'fetch',
        title: t('fetch'),
        width: 80,
        cell: row =>
          row.state === 'done' && (
            <IconButton
              size="small"
              icon="download"
              label={`${t('fetch')} ${row.fileName}`}
              onClick={() => void acts.fetch(row)}
            />
          ),
      },
      { id: 'by', title: t('by'), width: 120, cell: row => row.createdBy },
      { id: 'at', title: t('at'), width: 140, cell: row => <Moment at={row.createdAt} /> },
      {
        id: 'expires',
        title: t('expires'),
        width: 140,
        cell: row => (row.state !== 'done' ? '' : row.expiresAt === null ? t('stays') : <Moment at={row.expiresAt} />),
      },
      {
        id: 'about',
        title: t('about'),
        width: 320,
        cell: row => row.about.map(({ label, value }) => `${label}：${value}`).join(' · '),
      },
    ],
    [t, format, mayEdit, acts.fetch],
  )
  const record = opened && records.rows.find(({ id }) => id === opened.id)
  const removeChosen = async () => {
    const chosen = records.rows.filter(({ id }) => selection.has(id))
    if (await acts.remove(chosen)) selection.clear()
  }
  const isRequested =
    question.like !== '' || question.state !== null || question.folder !== null || question.mine === '1'
  return (
    <div className={styles.centre}>
      <FolderTree
        folderType={question.folderType}
        chosen={question.folder}
        onChoose={folder => list.change({ folder })}
        onDrop={(id, folderId) => void acts.change({ id, folderId })}
      />
      <ListFrame
        title={t('title')}
        list={list}
        search={t('search')}
        filters={
          <>
            <ChoiceMenu
              values={states}
              value={question.state}
              name={state => (state === null ? t('anyState') : t(`state_${state}`))}
              onChange={state => list.change({ state })}
            />
            <Button
              aria-pressed={question.mine === '1'}
              onClick={() => list.change({ mine: question.mine === '1' ? '0' : '1' })}
            >
              {t('mineOnly')}
            </Button>
          </>
        }
        bulk={mayEdit && <Button onClick={() => void removeChosen()}>{t('remove')}</Button>}
        detail={
          record && (
            <RecordPane
              key={`${record.id} ${record.fileName}`}
              record={record}
              folders={folders}
              acts={acts}
              onClose={() => void list.open(null)}
            />
          )
        }
      >
        <RecordTable
          list={list}
          label={t('title')}
          columns={columns}
          nameOf={row => row.fileName}
          empty={
            isRequested ? (
              <EmptyState title={t('noneFound')} />
            ) : (
              <EmptyState
                title={t('none')}
                actions={
                  <Link className="button" to={linkTo('/monitorData')}>
                    {t('toArticles')}
                  </Link>
                }
              >
                {t('noneText')}
              </EmptyState>
            )
          }
        />
      </ListFrame>
    </div>
  )
}
