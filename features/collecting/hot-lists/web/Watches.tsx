import { type RecordColumn, RecordScreen, useList, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Watch, WatchQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './hot-lists.module.css'
import { WatchForm } from './WatchForm.tsx'
import { WatchNewsPanel } from './WatchNewsPanel.tsx'
import { usePlatformName } from './words.ts'

/** What an organisation watches on hot lists, and what happened to it. `?open=new&rule=` begins one. */
export default function Watches() {
  const t = useWords(strings)
  const nameOf = usePlatformName()
  const [search] = useSearchParams()
  const rule = search.get('rule') ?? ''
  const blank = useMemo(
    () => ({
      name: '',
      rule,
      platforms: [],
      enters: true,
      topRank: 10,
      rises: null,
      withinMinutes: 60,
      secondPlatform: false,
      leaves: false,
    }),
    [rule],
  )
  const list = useList({
    name: 'hotWatches',
    question: WatchQuestion,
    openWith: ['rule'],
    load: ({ query }, options) => api.watchList({ body: query }, options),
  })
  const columns = useMemo<RecordColumn<Watch>[]>(
    () => [
      { id: 'name', title: t('name'), width: 180, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'rule', title: t('rule'), width: 260, cell: row => row.rule },
      {
        id: 'platforms',
        title: t('platforms'),
        width: 160,
        cell: row => (row.platforms.length === 0 ? t('allPlatforms') : row.platforms.map(nameOf).join('、')),
      },
      { id: 'conditions', title: t('conditions'), width: 280, cell: row => <Conditions watch={row} /> },
    ],
    [t, nameOf],
  )
  return (
    <div className={styles.watches}>
      <RecordScreen
        title={t('watches')}
        list={list}
        api={{ get: api.watchGet, remove: api.watchRemoveMany }}
        search={t('findWatch')}
        columns={columns}
        add={t('addWatch')}
        blank={blank}
        form={start => <WatchForm start={start} list={list} />}
        empty={t('noWatches')}
        emptyText={t('noWatchesHint')}
        removed={count => t('watchesRemoved', { count })}
      />
      <WatchNewsPanel />
    </div>
  )
}

function Conditions({ watch }: { watch: Watch }) {
  const t = useWords(strings)
  const parts = [
    watch.enters && t('enters'),
    watch.topRank !== null && `${t('topRank')} ${watch.topRank}`,
    watch.rises !== null && `${t('rises')} ${watch.rises}`,
    watch.secondPlatform && t('secondPlatform'),
    watch.leaves && t('leaves'),
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}
