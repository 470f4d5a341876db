import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import {
  Button,
  exact,
  Icon,
  inBody,
  linkTo,
  type RecordColumn,
  RecordScreen,
  Row,
  Tag,
  toastError,
  useList,
  useMay,
  useOpens,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Entry, type EntryField, EntryQuestion, type EntryTable, exportedEntries } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { articlesAddress, assessAddress, entryAddress } from '../addresses.ts'
import { api } from '../api.ts'
import { ExcludeDialog } from '../excluding/ExcludeDialog.tsx'
import { useFollow } from '../following/use-follow.ts'
import { Influence } from '../Influence.tsx'
import type { ChosenTarget } from '../target.ts'
import { useTakeIn } from '../use-take-in.tsx'
import { useTypeName } from '../use-types.ts'
import { Filters } from './Filters.tsx'
import { IntoGroup } from './IntoGroup.tsx'
import { TagPanel } from './TagPanel.tsx'

const fieldsOf: Readonly<Record<EntryTable, readonly EntryField[]>> = {
  media: [
    'kind',
    'mediaType',
    'level',
    'region',
    'influence',
    'lastSeen',
    'negativeShare',
    'journalist',
    'group',
    'ours',
    'libraryType',
    'tag',
    'owner',
  ],
  accounts: [
    'platform',
    'mediaType',
    'verification',
    'followers',
    'influence',
    'lastSeen',
    'journalist',
    'ours',
    'libraryType',
    'tag',
    'owner',
  ],
}

/** Media or accounts of the shared library: what they are, and what the organisation takes of them. */
export function EntryList({ of }: { of: EntryTable }) {
  const t = useWords(strings)
  const may = useMay()
  const opens = useOpens()
  const navigate = useNavigate()
  const load = of === 'media' ? api.media : api.accounts
  const list = useList({ name: `mediaLibrary.${of}`, question: EntryQuestion, load: inBody(load) })
  const columns = useColumns(of)
  const { question, change, selection } = list
  const takeIn = useTakeIn()
  const follow = useFollow()
  const [excluded, setExcluded] = useState<ChosenTarget | null>(null)
  /** Those chosen, or all that the list finds. */
  const chosen: ChosenTarget = { ...selection.body, of }
  const assess = async () => {
    try {
      void navigate(assessAddress((await api.refs({ body: chosen })).list))
    } catch (error) {
      toastError(error)
    }
  }
  const isNarrowed = question.like !== '' || question.filters.length > 0
  return (
    <>
      {excluded && <ExcludeDialog target={excluded} onClose={() => setExcluded(null)} />}
      <RecordScreen
        title={t(of === 'media' ? 'sharedTitle' : 'accountsTitle')}
        list={list}
        api={{ export: of === 'media' ? api.exportMedia : api.exportAccounts }}
        search={t('findEntry')}
        columns={columns}
        nameOf={row => row.name}
        filters={<Filters fields={fieldsOf[of]} filters={question.filters} onChange={filters => change({ filters })} />}
        bulk={
          <>
            <Button size="small" icon="star" onClick={() => void follow(chosen, true)}>
              {t('follow')}
            </Button>
            {may('mediaLibrary.exclude') && (
              <Button size="small" icon="close" onClick={() => setExcluded(chosen)}>
                {t('exclude')}
              </Button>
            )}
            {may('mediaLibrary.assess') && opens(linkTo('/evaluation')) && (
              <Button size="small" icon="gauge" onClick={() => void assess()}>
                {t('assess')}
              </Button>
            )}
            {may('mediaLibrary.edit') && (
              <Button
                size="small"
                icon="plus"
                onClick={() =>
                  void takeIn({ ...selection.body, of }, () =>
                    list.bulk(
                      body => api.expand.act({ body: { ...body, of } }),
                      ({ changed }) => t('takenIn', { count: exact(changed) }),
                    ),
                  )
                }
              >
                {t('takeIn')}
              </Button>
            )}
            {may('mediaLibrary.edit') && (
              <TagPanel
                onTag={tags =>
                  list.bulk(
                    body => api.tag.act({ body: { entries: { ...body, of }, ...tags } }),
                    ({ changed }) => t('taggedOurs', { count: exact(changed) }),
                  )
                }
              />
            )}
            {may('mediaLibrary.edit') && (
              <Button
                size="small"
                icon="trash"
                onClick={() =>
                  void list.bulk(
                    body => api.remove.act({ body: { entries: { ...body, of } } }),
                    ({ changed }) => t('removed', { count: exact(changed) }),
                  )
                }
              >
                {t('removeOurs')}
              </Button>
            )}
            {of === 'media' && may('mediaLibrary.edit') && may('monitors.edit') && (
              <IntoGroup
                onPut={target =>
                  list.bulk(
                    body => api.intoGroup.act({ body: { ...body, of, ...target } }),
                    ({ changed }) => t('putInto', { count: exact(changed) }),
                  )
                }
              />
            )}
          </>
        }
        empty={t(isNarrowed ? 'noneFound' : 'noEntries')}
        {...(!isNarrowed && { emptyText: t('noEntriesText') })}
        exported={exportedEntries}
      />
    </>
  )
}

function useColumns(of: EntryTable): RecordColumn<Entry>[] {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const typeName = useTypeName()
  return useMemo(() => {
    const ofMedia: RecordColumn<Entry>[] = [
      { id: 'kind', title: t('kind'), width: 96, cell: row => t(`kind_${row.kind}`) },
      { id: 'mediaType', title: t('mediaType'), width: 88, cell: row => a(row.mediaType) },
      { id: 'level', title: t('level'), width: 132, cell: row => <Levels row={row} /> },
      {
        id: 'formerNames',
        title: t('formerNames'),
        width: 160,
        cell: row => [...row.formerNames, ...row.domains].join('、') || '—',
      },
    ]
    const ofAccounts: RecordColumn<Entry>[] = [
      { id: 'platform', title: t('platform'), width: 110, cell: row => a(row.platform ?? row.mediaType) },
      {
        id: 'verification',
        title: t('verification'),
        width: 110,
        cell: row => t(`verification_${row.verification ?? 'unknown'}`),
      },
      {
        id: 'followers',
        title: t('followers'),
        width: 170,
        align: 'end',
        sort: 'followers',
        cell: row =>
          row.followers === null ? '—' : t('followersOf', { count: exact(row.followers), day: row.followersOn ?? '' }),
      },
      { id: 'platformId', title: t('platformId'), width: 120, rare: true, cell: row => row.platformId ?? '—' },
    ]
    return [
      {
        id: 'name',
        title: t('name'),
        width: 220,
        sort: 'name',
        pinned: 'start',
        cell: row => (
          <Row gap={6} align="center">
            <Link to={entryAddress(row.entry)} className="cut">
              {row.name}
            </Link>
            {row.isOwn && <Tag>{t('isOnlyOurs')}</Tag>}
          </Row>
        ),
      },
      ...(of === 'media' ? ofMedia : ofAccounts),
      {
        id: 'body',
        title: t('body'),
        width: 140,
        cell: row =>
          row.body && row.body.name !== row.name ? (
            <Link to={entryAddress(`m${row.body.id}`)}>{row.body.name}</Link>
          ) : (
            '—'
          ),
      },
      {
        id: 'influence',
        title: t('influence'),
        width: 130,
        align: 'end',
        sort: 'influence',
        cell: row => <Influence of={row} />,
      },
      {
        id: 'lastSeen',
        title: t('lastSeen'),
        width: 100,
        keepsWidth: true,
        sort: 'lastSeen',
        cell: row => row.lastSeen ?? '—',
      },
      {
        id: 'ours',
        title: t('ours'),
        width: 150,
        cell: row =>
          row.ours === null ? (
            '—'
          ) : (
            <Row gap={4} align="center">
              <Icon name="check" size={14} />
              <span className="cut">
                {[typeName(row.ours.libraryType) || t('ours_1'), ...row.ours.tags].join('、')}
              </span>
            </Row>
          ),
      },
      {
        id: 'articles',
        title: t('itsArticles'),
        width: 96,
        cell: row => <Link to={articlesAddress(row)}>{t('itsArticles')}</Link>,
      },
    ]
  }, [of, t, a, typeName])
}

/** The shared level, and beside it the organisation's own where it is another one. */
function Levels({ row }: { row: Entry }) {
  const a = useWords(articleStrings)
  const t = useWords(strings)
  const isOther = row.ours !== null && row.ours.level !== row.level
  return (
    <>
      {a(row.level)}
      {isOther && row.ours && <small className="dim">{` · ${t('ownLevel')} ${a(row.ours.level)}`}</small>}
    </>
  )
}
