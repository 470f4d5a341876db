import type { Filter } from '@guanlan/features/articles/articles/contract'
import { type ChangeView, deskApi, questionOf, type View } from '@guanlan/features/desk/article-list/web'
import { strings } from '@guanlan/features/handling/article-actions/strings'
import { Icon, type IconName, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Folders } from './Folders.tsx'
import { ForMe } from './ForMe.tsx'
import styles from './places.module.css'

interface Place {
  key: 'favourites' | 'mine' | 'unassigned' | 'overdue' | 'featuredPlace' | 'filteredPlace' | 'bin'
  icon: IconName
  filters: Filter[]
  place: View['place']
}

const is = (field: Filter['field'], ...values: string[]): Filter => ({ field, is: 'is', values })
const places: readonly Place[] = [
  { key: 'favourites', icon: 'star', filters: [is('favourite', '1')], place: 'desk' },
  { key: 'mine', icon: 'send', filters: [is('assignee', 'me'), is('state', '0', '1')], place: 'desk' },
  { key: 'unassigned', icon: 'help', filters: [is('state', '1'), is('assignee', '0')], place: 'desk' },
  { key: 'overdue', icon: 'clock', filters: [is('overdue', '1')], place: 'desk' },
  { key: 'featuredPlace', icon: 'bulb', filters: [is('featured', '1')], place: 'desk' },
  { key: 'filteredPlace', icon: 'filter', filters: [], place: 'filtered' },
  { key: 'bin', icon: 'trash', filters: [], place: 'bin' },
]

/** What people work on is older than the news: these lists look further back. */
const range = '30d'

/** Lists that come of what people do, each a question of the desk, with its number of 30 days. */
export function Places({ view, change }: { view: View; change: ChangeView }) {
  const t = useWords(strings)
  const format = useFormat()
  const { data: counts } = useQuery({
    queryKey: ['desk', 'places'],
    queryFn: ({ signal }) => {
      const now = Date.now()
      const questions = places.map(({ filters, place }) =>
        questionOf({ monitor: null, monitors: [], range, filters, place }, now),
      )
      return deskApi.counts({ body: { questions } }, { signal })
    },
    // Acts have them counted again; by the clock only now and then, for arrivals change them little.
    staleTime: 20_000,
    refetchInterval: 60_000,
    meta: { fields: [...new Set(places.flatMap(each => each.filters.map(filter => filter.field)))] },
  })
  const chosen = view.monitor === null ? places.find(each => isShown(each, view))?.key : undefined
  return (
    <nav className={styles.places} aria-label={t('places')}>
      <h2>{t('places')}</h2>
      <ul>
        <ForMe />
        {places.map(({ key, icon, filters, place }, index) => (
          <Fragment key={key}>
            <li>
              <button
                type="button"
                aria-current={chosen === key ? 'true' : undefined}
                onClick={() => change({ monitor: null, range, filters, place, open: null })}
              >
                <Icon name={icon} size={14} />
                <span className="cut grow">{t(key)}</span>
                <span className={styles.count}>{counts && format.exact(counts[index] ?? 0)}</span>
              </button>
            </li>
            {key === 'favourites' && <Folders view={view} change={change} />}
          </Fragment>
        ))}
      </ul>
    </nav>
  )
}

const isShown = ({ filters, place }: Place, view: View): boolean =>
  place === view.place &&
  JSON.stringify(filters) === JSON.stringify(view.filters) &&
  (filters.length > 0 || place !== 'desk')
