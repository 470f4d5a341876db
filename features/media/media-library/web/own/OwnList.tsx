import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { QuotaUsageLine } from '@guanlan/features/people/organisations/web'
import {
  Button,
  exact,
  inBody,
  linkTo,
  Moment,
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
import { Link, useNavigate, useSearchParams } from 'react-router'
import {
  type EntryField,
  EntryRef,
  exportedOrgMedia,
  importedOrgMedia,
  nameLength,
  OrgMediaQuestion,
  type OrgMedium,
} from '../../contract.ts'
import { strings } from '../../strings.ts'
import { articlesAddress, assessAddress, entryAddress } from '../addresses.ts'
import { api } from '../api.ts'
import { ExcludeDialog } from '../excluding/ExcludeDialog.tsx'
import { useFollow } from '../following/use-follow.ts'
import { Filters } from '../list/Filters.tsx'
import { IntoGroup } from '../list/IntoGroup.tsx'
import { TagPanel } from '../list/TagPanel.tsx'
import type { ChosenTarget } from '../target.ts'
import { useTypeName } from '../use-types.ts'
import { blankForm, type OwnFormValues } from './form.ts'
import { OwnForm } from './OwnForm.tsx'
import styles from './own.module.css'
import { SynchPanel } from './SynchPanel.tsx'
import { TypesButton } from './TypesButton.tsx'

const fields: readonly EntryField[] = [
  ...(['libraryType', 'kind', 'mediaType', 'level', 'region', 'platform', 'verification', 'followers'] as const),
  ...(['lastSeen', 'negativeShare', 'journalist', 'group', 'tag', 'owner'] as const),
]

/** Media of the organisation: what it says of them, taken from the shared library, from a file, or made here. */
export function OwnList() {
  const t = useWords(strings)
  const may = useMay()
  const list = useList({
    ...{ name: 'mediaLibrary.ours', question: OrgMediaQuestion, load: inBody(api.list) },
    openWith: startedFields,
  })
  const blank = useBlank()
  const [isSynching, setSynching] = useState(false)
  const columns = useColumns()
  const { question, change, records, selection } = list
  const opens = useOpens()
  const navigate = useNavigate()
  const follow = useFollow()
  const [excluded, setExcluded] = useState<ChosenTarget | null>(null)
  const assess = async () => {
    try {
      void navigate(assessAddress((await api.refs({ body: { ours: selection.body } })).list))
    } catch (error) {
      toastError(error)
    }
  }
  const isEditor = may('mediaLibrary.edit')
  const isNarrowed = question.like !== '' || question.filters.length > 0 || question.libraryType !== ''
  if (isSynching)
    return (
      <SynchPanel
        onClose={() => {
          setSynching(false)
          void records.changed()
        }}
      />
    )
  return (
    <>
      {excluded && <ExcludeDialog target={excluded} onClose={() => setExcluded(null)} />}
      <RecordScreen
        title={t('title')}
        list={list}
        api={api}
        edit="mediaLibrary.edit"
        search={t('findOurs')}
        columns={columns}
        nameOf={row => row.name}
        filters={<Filters fields={fields} filters={question.filters} onChange={filters => change({ filters })} />}
        acts={
          <>
            <QuotaUsageLine quota="orgMediaCount" used={records.total ?? 0} />
            {may('mediaLibrary.types') && <TypesButton />}
            {isEditor && (
              <Button kind="quiet" icon="refresh" onClick={() => setSynching(true)}>
                {t('synch')}
              </Button>
            )}
          </>
        }
        add={t('addOwn')}
        blank={blank}
        form={start => <OwnForm start={start} list={list} />}
        bulk={
          isEditor && (
            <>
              <TagPanel
                onTag={tags =>
                  list.bulk(
                    body => api.tag.act({ body: { ...body, ...tags } }),
                    ({ changed }) => t('tagged', { count: exact(changed) }),
                  )
                }
              />
              <Button size="small" icon="star" onClick={() => void follow({ ours: selection.body }, true)}>
                {t('follow')}
              </Button>
              {may('mediaLibrary.exclude') && (
                <Button size="small" icon="close" onClick={() => setExcluded({ ours: selection.body })}>
                  {t('exclude')}
                </Button>
              )}
              {may('mediaLibrary.assess') && opens(linkTo('/evaluation')) && (
                <Button size="small" icon="gauge" onClick={() => void assess()}>
                  {t('assess')}
                </Button>
              )}
              {may('monitors.edit') && (
                <IntoGroup
                  onPut={target =>
                    list.bulk(
                      ours => api.intoGroup.act({ body: { ours, ...target } }),
                      ({ changed }) => t('putInto', { count: exact(changed) }),
                    )
                  }
                />
              )}
            </>
          )
        }
        empty={t(isNarrowed ? 'noneFound' : 'none')}
        {...(!isNarrowed && { emptyText: t('noneText'), emptyAdds: true })}
        removed={count => t('removed', { count: exact(count) })}
        exported={exportedOrgMedia}
        imported={importedOrgMedia}
      />
    </>
  )
}

/** What an address says of a new one: of whom a price is asked that is not among ours yet. */
const startedFields = ['name', 'entry'] as const

function useBlank(): OwnFormValues {
  const [search] = useSearchParams()
  const entry = EntryRef.safeParse(search.get('entry'))
  return {
    ...blankForm,
    name: (search.get('name') ?? '').slice(0, nameLength),
    entry: entry.success ? entry.data : null,
  }
}

function useColumns(): RecordColumn<OrgMedium>[] {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const typeName = useTypeName()
  return useMemo(
    () => [
      { id: 'name', title: t('name'), width: 200, sort: 'name', pinned: 'start', cell: row => <Name row={row} /> },
      { id: 'libraryType', title: t('libraryType'), width: 88, cell: row => typeName(row.libraryType) || '—' },
      { id: 'kind', title: t('kind'), width: 88, cell: row => (row.kind === null ? '—' : t(`kind_${row.kind}`)) },
      {
        id: 'mediaType',
        title: t('mediaType'),
        width: 96,
        cell: ({ platform, mediaType }) => (platform ? a(platform) : mediaType ? a(mediaType) : '—'),
      },
      { id: 'level', title: t('level'), width: 150, cell: row => <Levels row={row} /> },
      {
        id: 'tags',
        title: t('tags'),
        width: 150,
        cell: ({ tags }) => (
          <Row gap={4} align="center" className={styles.tags ?? ''}>
            {tags.map(tag => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </Row>
        ),
      },
      { id: 'owner', title: t('owner'), width: 90, cell: row => row.owner ?? '—' },
      {
        id: 'followers',
        title: t('followers'),
        width: 90,
        align: 'end',
        cell: ({ shared }) => (shared?.followers == null ? '—' : exact(shared.followers)),
      },
      {
        id: 'lastSeen',
        title: t('lastSeen'),
        width: 100,
        keepsWidth: true,
        cell: ({ shared }) => shared?.lastSeen ?? '—',
      },
      { id: 'website', title: t('website'), width: 140, rare: true, cell: row => row.website || '—' },
      { id: 'updatedBy', title: t('updatedBy'), width: 110, rare: true, cell: row => row.updatedBy },
      {
        id: 'updated',
        title: t('updated'),
        width: 140,
        sort: 'updatedAt',
        rare: true,
        cell: row => <Moment at={row.updatedAt} />,
      },
      { id: 'articles', title: t('itsArticles'), width: 88, cell: row => <Articles row={row} /> },
    ],
    [t, a, typeName],
  )
}

function Name({ row }: { row: OrgMedium }) {
  const t = useWords(strings)
  return (
    <Row gap={6} align="center">
      {row.entry === null ? (
        <span className="cut">{row.name}</span>
      ) : (
        <Link to={entryAddress(row.entry)} className="cut">
          {row.name}
        </Link>
      )}
      {row.entry === null && <Tag>{t('ownMaking')}</Tag>}
    </Row>
  )
}

function Levels({ row: { level, shared } }: { row: OrgMedium }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  return (
    <>
      {a(level)}
      {shared && shared.level !== level && <small className="dim">{` · ${t('synchShared')} ${a(shared.level)}`}</small>}
    </>
  )
}

function Articles({ row: { entry, shared, platform } }: { row: OrgMedium }) {
  const t = useWords(strings)
  if (entry === null || shared === null) return '—'
  return (
    <Link to={articlesAddress({ entry, name: shared.name, mediaType: shared.mediaType, platform })}>
      {t('itsArticles')}
    </Link>
  )
}
