import { deskAddress, useArrivals } from '@guanlan/features/desk/article-list/web'
import {
  Button,
  Checkbox,
  EmptyState,
  exact,
  later,
  linkTo,
  Moment,
  Panel,
  Row,
  SkeletonPage,
  SkeletonRows,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import type { FollowedEntry } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { articlesAddress, entryAddress } from '../addresses.ts'
import { api, libraryKey } from '../api.ts'
import { useLibraryAct } from '../use-library-act.ts'
import styles from './following.module.css'
import { useFollow } from './use-follow.ts'

const NewestList = later(() => import('./NewestList.tsx'))
const isFollowed = { field: 'followed', is: 'is', values: ['1'] } as const
const lookMs = 5_000

/** What the reader follows, and its newest articles. */
export default function Concern() {
  const t = useWords(strings)
  const followed = useQuery({
    queryKey: [libraryKey, 'followed'],
    queryFn: ({ signal }) => api.followed(undefined, { signal }),
  }).data
  if (!followed) return <SkeletonPage />
  if (followed.length === 0)
    return (
      <EmptyState
        title={t('noneFollowed')}
        isPage
        actions={
          <Link className="button" to={linkTo('/mediaList?tab=shared')}>
            {t('toLibrary')}
          </Link>
        }
      >
        {t('noneFollowedText')}
      </EmptyState>
    )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('followedTitle')}</h1>
        <span className="dim">{exact(followed.length)}</span>
        <span className="grow" />
        <DigestSwitch />
      </header>
      <div className={styles.grid}>
        <Entries followed={followed} />
        <Newest count={followed.length} />
      </div>
    </div>
  )
}

/** A mail a day of what one follows: each person for themselves. */
function DigestSwitch() {
  const t = useWords(strings)
  const act = useLibraryAct()
  const { data } = useQuery({
    queryKey: [libraryKey, 'digest'],
    queryFn: ({ signal }) => api.digest(undefined, { signal }),
  })
  if (!data) return null
  const turn = (isOn: boolean) =>
    act(
      () => api.saveDigest.act({ body: { isOn } }),
      () => t(isOn ? 'digestIsOn' : 'digestIsOff'),
    )
  return (
    <Row gap={6} align="center">
      <Checkbox label={t('digest')} checked={data.isOn} onChange={isOn => void turn(isOn)} />
      <span aria-hidden="true">{t('digest')}</span>
    </Row>
  )
}

function Entries({ followed }: { followed: readonly FollowedEntry[] }) {
  const t = useWords(strings)
  const follow = useFollow()
  return (
    <Panel title={t('followedTitle')} more={<Link to={linkTo('/mediaList?tab=shared')}>{t('toLibrary')}</Link>}>
      <ul className={styles.entries}>
        {followed.map(({ entry, followedAt }) => (
          <li key={entry.entry}>
            <span>
              <Link to={entryAddress(entry.entry)}>{entry.name}</Link>
              <br />
              <small className="dim">
                {t(`kind_${entry.kind}`)} · <Moment at={followedAt} /> {t('since')}
              </small>
            </span>
            <Link to={articlesAddress(entry)}>{t('itsArticles')}</Link>
            <Button size="small" kind="quiet" onClick={() => void follow([entry.entry], false)}>
              {t('unfollow')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Newest({ count }: { count: number }) {
  const t = useWords(strings)
  const client = useQueryClient()
  const key = [libraryKey, 'followed articles', count]
  useArrivals(
    () => true,
    () => void client.invalidateQueries({ queryKey: key }),
  )
  // Articles that no monitor wants announce themselves to nobody: they are looked for.
  const found = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.followedArticles(undefined, { signal, timeout: 'long' }),
    refetchInterval: lookMs,
    placeholderData: before => before,
  }).data
  return (
    <Panel
      title={t('newest')}
      more={
        <Link to={deskAddress({ range: '30d', filters: [{ ...isFollowed, values: [...isFollowed.values] }] })}>
          {t('allArticles')}
        </Link>
      }
    >
      {!found ? (
        <SkeletonRows rows={6} />
      ) : found.length === 0 ? (
        <EmptyState title={t('noFollowedArticles')} />
      ) : (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <NewestList articles={found} />
        </Suspense>
      )}
    </Panel>
  )
}
