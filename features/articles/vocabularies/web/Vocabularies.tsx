import {
  Button,
  confirm,
  ErrorOf,
  hasUnsaved,
  Icon,
  Menu,
  OpenRecord,
  SideListFrame,
  SkeletonRows,
  Tag,
  useFormat,
  useList,
  useWords,
  Welcome,
} from '@guanlan/platform/web'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { mostOwnWords, type Use, uses, type Vocabulary, VocabularyQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { GeneralView } from './GeneralView.tsx'
import { newOf, openedBy, openWith } from './opened.ts'
import { vocabularyApi as api, useGeneralDimensions } from './queries.ts'
import { type Row, sectionsOf } from './sections.ts'
import { Taught, TaughtState } from './Taught.tsx'
import { useDimensions } from './use-dimensions.ts'
import { VocabularyForm } from './VocabularyForm.tsx'

/** Vocabularies of the organisation by use, the general dimensions among them, and the one that is written. */
export default function Vocabularies() {
  const t = useWords(strings)
  const format = useFormat()
  const list = useList({
    name: 'vocabularies',
    question: VocabularyQuestion,
    load: api.list,
    openAs: 'vocabulary',
    openWith,
  })
  const general = useGeneralDimensions()
  const seen = useDimensions()
  const [search] = useSearchParams()
  const { rows, isFetching, total } = list.records
  const { like } = list.question
  // A record that the whole list does not have was removed by an undo, or by somebody else; what is written of it stays to be copied.
  const isWhole = like === '' && !isFetching && total === rows.length && !hasUnsaved() && !list.opened?.isBorn
  const [removed, setRemoved] = useState<number | null>(null)
  useEffect(() => setRemoved(id => (rows.some(row => row.id === id) ? id : null)), [rows])
  const opened = openedBy(search, rows, isWhole, removed)
  // Both are asked: a search leaves rows out, and the one answer may be there before the other.
  const replaced = new Set([
    ...(seen ?? []).filter(({ own }) => own).map(({ id }) => id),
    ...rows.flatMap(({ replaces }) => replaces ?? []),
  ])
  const ownWords = rows.reduce((sum, { use, wordCount }) => (use === 'words' ? sum + wordCount : sum), 0)

  const openNew = (use: Use, of?: string) => void list.open('new', { use, ...(of && { general: of }) })
  const openRow = (row: Row) => (row.kind === 'kept' ? list.open(row.id) : list.open(null, { general: row.id }))
  const remove = async ({ id, name, replaces }: Vocabulary) => {
    const [title, loss, act] =
      replaces === null
        ? [t('removeTitle', { name }), t('removeLoss'), t('removeAct')]
        : [t('restoreTitle', { name }), t('restoreLoss'), t('restore')]
    if (!(await confirm({ title, loss, act }))) return
    await list.act(
      async () => {
        const done = await api.remove.act({ params: { id } })
        // Left before the list is asked again: in between, its record would be asked for, and is gone.
        setRemoved(id)
        list.leave(id, { general: replaces })
        return done
      },
      () => t(replaces === null ? 'removed' : 'restored', { name }),
    )
  }
  const removeChosen = () =>
    list.bulk(
      chosen => api.removeChosen.act({ body: chosen }),
      ({ changed }) => t('removedCount', { count: changed }),
    )

  const sections = sectionsOf(rows, general.data ?? [], replaced, like).map(({ use, rows: own, count }) => ({
    key: use,
    title: t(`${use}Title`),
    note: use !== 'dimension' && count > 0 ? t('wordTotal', { count: format.exact(count) }) : undefined,
    add: { label: t(`${use}Add`), run: () => openNew(use) },
    empty: use === 'dimension' || like !== '' ? undefined : t(`${use}None`),
    rows: own.map(row => ({
      ...row,
      id: row.kind === 'kept' ? row.id : undefined,
      marks: <Marks row={row} />,
      isOff: row.kind === 'kept' && !row.enabled,
      isOpen:
        (opened.kind === row.kind && opened.id === row.id) ||
        (opened.kind === 'new' && row.kind === 'general' && opened.of === row.id),
      onOpen: () => void openRow(row),
    })),
  }))
  const taught = {
    key: 'taught',
    title: t('taughtTitle'),
    rows: [
      {
        key: 'taught',
        name: t('taughtRow'),
        marks: <TaughtState />,
        isOpen: opened.kind === 'taught',
        onOpen: () => void list.open(null, { taught: '1' }),
      },
    ],
  }
  const shown = (): ReactNode => {
    if (opened.kind === 'taught') return <Taught />
    const id = opened.kind === 'general' ? opened.id : opened.kind === 'new' ? opened.of : null
    if (id !== null && !general.data)
      return general.error ? <ErrorOf error={general.error} onRetry={() => void general.refetch()} /> : <SkeletonRows />
    const dimension = general.data?.find(each => each.id === id)
    if (opened.kind === 'general' && dimension)
      return <GeneralView dimension={dimension} list={list} onCustomise={() => openNew('dimension', dimension.id)} />
    if (opened.kind !== 'kept' && opened.kind !== 'new')
      return (
        <Welcome
          title={t('chooseOne')}
          text={t('chooseOneText')}
          ways={uses.map(use => ({
            title: t(`${use}Title`),
            text: t(`${use}Purpose`),
            example: t(`${use}Example`),
            act: t(`${use}Add`),
            run: () => openNew(use),
          }))}
        />
      )
    return (
      <OpenRecord
        list={opened.kind === 'kept' && list.opened?.id !== opened.id ? { ...list, opened: keptAs(opened.id) } : list}
        blank={opened.kind === 'new' ? newOf(opened.use, dimension) : newOf('words')}
        load={(one, options) => api.get({ params: { id: one } }, options)}
      >
        {start => <VocabularyForm start={start} list={list} onRemove={vocabulary => void remove(vocabulary)} />}
      </OpenRecord>
    )
  }

  return (
    <SideListFrame
      title={t('title')}
      list={list}
      search={t('search')}
      sections={like === '' ? [...sections, taught] : sections.filter(section => section.rows.length > 0)}
      isOpen={opened.kind !== 'none'}
      onClose={() => void list.open(null)}
      add={
        <Menu
          label={t('add')}
          className="button quiet small"
          face={
            <>
              <Icon name="plus" size={14} />
              {t('add')}
            </>
          }
          items={uses.map(use => ({ key: use, label: t(`${use}Title`), run: () => openNew(use) }))}
        />
      }
      bulk={
        <Button size="small" icon="trash" onClick={() => void removeChosen()}>
          {t('remove')}
        </Button>
      }
      foot={
        ownWords >= mostOwnWords * 0.9
          ? t('nearlyFull', { count: format.exact(ownWords), most: format.exact(mostOwnWords) })
          : t('listKeys')
      }
    >
      {shown()}
    </SideListFrame>
  )
}

/** The own dimension that stands where the address names a general one. */
const keptAs = (id: number) => ({ id, key: `kept ${id}`, isBorn: false })

function Marks({ row }: { row: Row }) {
  const t = useWords(strings)
  if (row.kind === 'general') return <Tag>{t('general')}</Tag>
  return (
    <>
      {!row.enabled && <Tag>{t('off')}</Tag>}
      {row.replaces !== null && <Tag accent>{t('changedGeneral')}</Tag>}
    </>
  )
}
