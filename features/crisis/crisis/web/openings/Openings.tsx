import { describeMeasured } from '@guanlan/features/warnings/warnings/strings'
import {
  choicesOf,
  EmptyState,
  exact,
  inBody,
  ListFrame,
  Moment,
  type RecordColumn,
  RecordTable,
  Segmented,
  Tag,
  useAppearance,
  useKeys,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type Opening, OpeningQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { roomAddress } from '../parts/address.ts'
import { LevelTag } from '../parts/LevelTag.tsx'
import { type OpeningField, OpeningPane } from './OpeningPane.tsx'
import { useStartOpening } from './use-start-opening.ts'

/** What crisis rules found: each becomes a crisis, joins one, or is dismissed with a reason. */
export default function Openings() {
  const t = useWords(strings)
  const may = useMay()
  const list = useList({ name: 'crisesOpenings', question: OpeningQuestion, load: inBody(api.openings) })
  const { question, change, records, opened } = list
  const columns = useColumns()
  const here = useRef<Opening>(undefined)
  const [field, setField] = useState<OpeningField | null>(null)
  const start = useStartOpening()
  /** On the row under the keyboard, which is read beside the list. */
  const onHere = (then: (row: Opening) => void) => () => {
    const row = records.rows.find(({ id }) => id === (here.current?.id ?? opened?.id)) ?? records.rows[0]
    if (row?.status === 'open') then(row)
  }
  const openAt = (next: OpeningField) =>
    onHere(row => {
      setField(next)
      void list.open(row.id)
    })
  useKeys(
    t('keysOfOpenings'),
    may('crisis.act')
      ? [
          { key: 's', text: t('startOfOpening'), run: onHere(row => void start(row)) },
          { key: 'a', text: t('addToCrisis'), run: openAt('crisis') },
          { key: 'd', text: t('dismiss'), run: openAt('reason') },
        ]
      : [],
  )
  const open = records.rows.find(({ id }) => id === opened?.id)
  return (
    <ListFrame
      title={t('openingsTitle')}
      list={list}
      search={t('findOpening')}
      filters={
        <Segmented
          label={t('openingState')}
          value={question.status}
          onChange={status => change({ status })}
          options={choicesOf(['open', 'started', 'added', 'dismissed', 'all'] as const, key => t(`opening_${key}`))}
        />
      }
      detail={
        open && (
          <OpeningPane
            key={`${open.id} ${open.version} ${field}`}
            opening={open}
            field={field}
            onStart={() => void start(open)}
            onClose={() => {
              setField(null)
              void list.open(null)
            }}
          />
        )
      }
    >
      <RecordTable
        list={list}
        label={t('openingsTitle')}
        columns={columns}
        nameOf={row => row.title}
        onHere={row => {
          here.current = row
        }}
        empty={
          <EmptyState
            title={t('noOpenings')}
            actions={may('crisis.setup') && <Link to="/crisisSetup">{t('rulesTitle')}</Link>}
          >
            {t('noOpeningsText')}
          </EmptyState>
        }
      />
    </ListFrame>
  )
}

function useColumns(): RecordColumn<Opening>[] {
  const t = useWords(strings)
  const locale = useAppearance(state => state.locale)
  return useMemo(
    () => [
      {
        id: 'title',
        title: t('openingOf'),
        width: 260,
        pinned: 'start',
        cell: row => (
          <>
            {row.title} {row.storm && <Tag>{t('stormTag')}</Tag>}
          </>
        ),
      },
      { id: 'level', title: t('crisisLevel'), width: 84, cell: row => <LevelTag level={row.crisisLevel} /> },
      { id: 'rule', title: t('byRule'), width: 120, cell: row => row.ruleName },
      {
        id: 'usual',
        title: t('againstUsual'),
        width: 200,
        cell: row =>
          row.measured ? describeMeasured(row.measured, locale) : t('oneEvent', { count: exact(row.articles) }),
      },
      { id: 'openedAt', title: t('openedAt'), width: 104, cell: row => <Moment at={row.openedAt} /> },
      {
        id: 'state',
        title: t('openingState'),
        width: 160,
        cell: row =>
          row.crisis ? <Link to={roomAddress(row.crisis.id)}>{row.crisis.name}</Link> : t(`opening_${row.status}`),
      },
      {
        id: 'words',
        title: t('ruleWords'),
        width: 140,
        cell: row => row.words || <span className="dim">{t('wordsGone')}</span>,
      },
      { id: 'reason', title: t('dismissWhy'), width: 130, cell: row => row.reason },
      { id: 'by', title: t('settledBy'), width: 90, cell: row => row.by },
    ],
    [t, locale],
  )
}
