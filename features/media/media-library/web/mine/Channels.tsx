import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { exact, inBody, percent, type RecordColumn, RecordScreen, useList, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { OrgMediaQuestion, type OrgMedium } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { articlesAddress, entryAddress } from '../addresses.ts'
import { api, libraryKey } from '../api.ts'

/** Our own channels with their numbers. */
export default function Channels() {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const list = useList({
    name: 'mediaLibrary.channels',
    question: OrgMediaQuestion.omit({ libraryType: true }),
    load: inBody(api.list),
    of: { libraryType: 'own' },
  })
  const entries = list.records.rows.flatMap(({ entry }) => entry ?? []).slice(0, 100)
  const { data: counts } = useQuery({
    queryKey: [libraryKey, 'counts', entries],
    queryFn: ({ signal }) => api.counts({ body: { entries } }, { signal }),
    enabled: entries.length > 0,
  })
  const columns = useMemo<RecordColumn<OrgMedium>[]>(() => {
    const countOf = (row: OrgMedium) => counts?.find(({ entry }) => entry === row.entry)
    return [
      {
        id: 'name',
        title: t('name'),
        width: 220,
        sort: 'name',
        pinned: 'start',
        cell: row => (row.entry === null ? row.name : <Link to={entryAddress(row.entry)}>{row.name}</Link>),
      },
      {
        id: 'platform',
        title: t('platform'),
        width: 110,
        cell: ({ platform, mediaType }) => (platform ? a(platform) : mediaType ? a(mediaType) : '—'),
      },
      {
        id: 'followers',
        title: t('followers'),
        width: 170,
        align: 'end',
        cell: ({ shared }) =>
          shared?.followers == null
            ? '—'
            : t('followersOf', { count: exact(shared.followers), day: shared.followersOn ?? '' }),
      },
      {
        id: 'articles',
        title: t('channelArticles'),
        width: 120,
        align: 'end',
        cell: row => {
          const count = countOf(row)
          if (!count || row.entry === null || row.shared === null) return '—'
          const { shared, platform, entry } = row
          return (
            <Link to={articlesAddress({ entry, name: shared.name, mediaType: shared.mediaType, platform })}>
              {exact(count.articles)}
            </Link>
          )
        },
      },
      {
        id: 'negative',
        title: t('negativeShare'),
        width: 100,
        align: 'end',
        cell: row => {
          const count = countOf(row)
          return !count || count.articles === 0 ? '—' : percent(count.negative / count.articles)
        },
      },
      {
        id: 'lastSeen',
        title: t('lastSeen'),
        width: 100,
        keepsWidth: true,
        cell: ({ shared }) => shared?.lastSeen ?? '—',
      },
      { id: 'owner', title: t('owner'), width: 110, cell: row => row.owner ?? '—' },
    ]
  }, [t, a, counts])
  return (
    <RecordScreen
      title={t('channels')}
      list={list}
      search={t('findOurs')}
      columns={columns}
      nameOf={row => row.name}
      empty={t(list.question.like ? 'noneFound' : 'noChannels')}
      emptyText={t('noChannelsText')}
      acts={<Link to="/mediaList">{t('toMediaList')}</Link>}
    />
  )
}
